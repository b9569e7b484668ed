import java.util.concurrent.SynchronousQueue;

// One thread hands an item to another.
// verdict: clean
public class HandOffGood {
    static final SynchronousQueue<Integer> queue = new SynchronousQueue<>();

    static void give() throws InterruptedException {
        queue.put(1);
    }

    static void take() throws InterruptedException {
        assert queue.take() == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(HandOffGood::give, HandOffGood::take);
    }
}
