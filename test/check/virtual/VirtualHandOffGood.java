import java.util.concurrent.SynchronousQueue;

// A virtual thread hands an item to main.
// verdict: clean
public class VirtualHandOffGood {
    static final SynchronousQueue<Integer> queue = new SynchronousQueue<>();

    static void give() {
        try {
            queue.put(1);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread.startVirtualThread(VirtualHandOffGood::give);
        assert queue.take() == 1;
    }
}
