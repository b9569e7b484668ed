import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

// Main waits for two workers, of which the second to begin fails.
// bug: the one that fails does not count down.
// verdict: deadlock
public class LatchFailureBad {
    static final CountDownLatch finished = new CountDownLatch(2);
    static final AtomicInteger begun = new AtomicInteger();

    static void work() {
        try {
            if (begun.incrementAndGet() == 2) {
                throw new IllegalStateException("no work left");
            }
            finished.countDown();
        } catch (IllegalStateException e) {
            begun.decrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.thread(LatchFailureBad::work).start();
        Run.thread(LatchFailureBad::work).start();
        finished.await();
        assert begun.get() == 1;
    }
}
