import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

// Main waits at a latch for two workers; the first to come does the work.
// verdict: clean
public class LatchSkippedGood {
    static final CountDownLatch latch = new CountDownLatch(2);
    static final AtomicBoolean taken = new AtomicBoolean();
    static int result;

    static void work() {
        if (!taken.compareAndSet(false, true)) {
            latch.countDown();
            return;
        }
        result = 42;
        latch.countDown();
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(LatchSkippedGood::work).start();
        new Thread(LatchSkippedGood::work).start();
        latch.await();
        assert result == 42;
    }
}
