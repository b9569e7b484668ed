import java.util.concurrent.Exchanger;

// A writer fills a box and exchanges it for the reader's empty one, which it may fill again at once.
// verdict: clean
public class ExchangerKeptGood {
    static final Exchanger<int[]> exchanger = new Exchanger<>();

    static void write() throws InterruptedException {
        int[] box = {1};
        box = exchanger.exchange(box);
        box[0] = 2;
    }

    static void read() throws InterruptedException {
        int[] box = exchanger.exchange(new int[1]);
        assert box[0] == 1 : "the box was changed";
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ExchangerKeptGood::write, ExchangerKeptGood::read);
    }
}
