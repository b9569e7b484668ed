import java.util.concurrent.Exchanger;

// Two threads exchange their messages.
// bug: the first one goes on writing to the message that it gave away.
// run --race=hb: data-race Message.text
public class ExchangerSwapBad {
    static final class Message {
        int text;
    }

    static final Exchanger<Message> exchanger = new Exchanger<>();
    static final int[] seen = new int[2];

    static void swap(int mine) throws InterruptedException {
        Message message = new Message();
        message.text = mine + 1;
        Message other = exchanger.exchange(message);
        message.text = 0;
        seen[mine] = other.text;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> swap(0), () -> swap(1));
    }
}
