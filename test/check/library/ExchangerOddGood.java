import java.util.concurrent.Exchanger;

// Threads that swap a value with whom they meet.
// verdict: clean
public class ExchangerOddGood {
    static final Exchanger<Integer> exchanger = new Exchanger<>();

    static void swap(int mine) throws InterruptedException {
        assert exchanger.exchange(mine) != mine;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> swap(1), () -> swap(2));
    }
}
