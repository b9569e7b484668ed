import java.util.concurrent.Exchanger;

// Two threads exchange their messages.
// run --race=hb: none
public class ExchangerSwapGood {
    static final class Message {
        int text;
    }

    static final Exchanger<Message> exchanger = new Exchanger<>();
    static final int[] seen = new int[2];

    static void swap(int mine) throws InterruptedException {
        Message message = new Message();
        message.text = mine + 1;
        Message other = exchanger.exchange(message);
        seen[mine] = other.text;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> swap(0), () -> swap(1));
    }
}
