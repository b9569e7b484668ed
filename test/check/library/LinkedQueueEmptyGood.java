import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

// Two threads take what is in a lock-free queue.
// verdict: clean
public class LinkedQueueEmptyGood {
    static final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    static final AtomicInteger sum = new AtomicInteger();

    static void drain() {
        for (Integer item = queue.poll(); item != null; item = queue.poll()) {
            sum.addAndGet(item);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        queue.add(1);
        queue.add(2);
        Run.all(LinkedQueueEmptyGood::drain, LinkedQueueEmptyGood::drain);
        assert sum.get() == 3;
    }
}
