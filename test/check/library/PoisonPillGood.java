import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

// Two consumers take items from a queue until they find a pill.
// verdict: clean
public class PoisonPillGood {
    static final int PILL = -1;
    static final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    static final AtomicInteger sum = new AtomicInteger();

    static void consume() throws InterruptedException {
        for (int item = queue.take(); item != PILL; item = queue.take()) {
            sum.addAndGet(item);
        }
        queue.put(PILL);
    }

    static void produce() throws InterruptedException {
        queue.put(1);
        queue.put(2);
        queue.put(PILL);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(PoisonPillGood::consume, PoisonPillGood::consume, PoisonPillGood::produce);
        assert sum.get() == 3;
    }
}
