import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

// Two consumers take items from a queue until they find a pill.
// bug: there is one pill, and who takes it does not put it back for the other.
// verdict: deadlock
public class PoisonPillBad {
    static final int PILL = -1;
    static final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
    static final AtomicInteger sum = new AtomicInteger();

    static void consume() throws InterruptedException {
        for (int item = queue.take(); item != PILL; item = queue.take()) {
            sum.addAndGet(item);
        }
    }

    static void produce() throws InterruptedException {
        queue.put(1);
        queue.put(2);
        queue.put(PILL);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(PoisonPillBad::consume, PoisonPillBad::consume, PoisonPillBad::produce);
        assert sum.get() == 3;
    }
}
