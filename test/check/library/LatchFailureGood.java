import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

// Main waits for two workers, of which the second to begin fails.
// verdict: clean
public class LatchFailureGood {
    static final CountDownLatch finished = new CountDownLatch(2);
    static final AtomicInteger begun = new AtomicInteger();

    static void work() {
        try {
            if (begun.incrementAndGet() == 2) {
                throw new IllegalStateException("no work left");
            }
        } catch (IllegalStateException e) {
            begun.decrementAndGet();
        } finally {
            finished.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.thread(LatchFailureGood::work).start();
        Run.thread(LatchFailureGood::work).start();
        finished.await();
        assert begun.get() == 1;
    }
}
