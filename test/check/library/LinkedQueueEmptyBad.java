import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

// Two threads take what is in a lock-free queue.
// bug: the queue may be emptied between isEmpty and poll, which then gives null.
// verdict: uncaught-exception
public class LinkedQueueEmptyBad {
    static final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
    static final AtomicInteger sum = new AtomicInteger();

    static void drain() {
        while (!queue.isEmpty()) {
            int item = queue.poll();
            sum.addAndGet(item);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        queue.add(1);
        queue.add(2);
        Run.all(LinkedQueueEmptyBad::drain, LinkedQueueEmptyBad::drain);
        assert sum.get() == 3;
    }
}
