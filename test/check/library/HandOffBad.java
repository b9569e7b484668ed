import java.util.concurrent.SynchronousQueue;

// One thread hands an item to another.
// bug: offer gives up when the other is not there yet; the item is lost, and the other waits for it.
// verdict: deadlock
public class HandOffBad {
    static final SynchronousQueue<Integer> queue = new SynchronousQueue<>();

    static void give() throws InterruptedException {
        queue.offer(1);
    }

    static void take() throws InterruptedException {
        assert queue.take() == 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(HandOffBad::give, HandOffBad::take);
    }
}
