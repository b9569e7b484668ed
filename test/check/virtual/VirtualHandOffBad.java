import java.util.concurrent.SynchronousQueue;

// A virtual thread hands an item to main.
// bug: offer gives up when main is not there yet; the item is lost, and main waits for it.
// verdict: deadlock
public class VirtualHandOffBad {
    static final SynchronousQueue<Integer> queue = new SynchronousQueue<>();

    static void give() {
        queue.offer(1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread.startVirtualThread(VirtualHandOffBad::give);
        assert queue.take() == 1;
    }
}
