import java.util.concurrent.Exchanger;

// A writer fills a box and exchanges it for the reader's empty one, which it may fill again at once.
// bug: the writer drops the box that it gets and goes on with the one that it gave away.
// verdict: assertion
public class ExchangerKeptBad {
    static final Exchanger<int[]> exchanger = new Exchanger<>();

    static void write() throws InterruptedException {
        int[] box = {1};
        exchanger.exchange(box);
        box[0] = 2;
    }

    static void read() throws InterruptedException {
        int[] box = exchanger.exchange(new int[1]);
        assert box[0] == 1 : "the box was changed";
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ExchangerKeptBad::write, ExchangerKeptBad::read);
    }
}
