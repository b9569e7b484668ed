// verdict: clean
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A thread waits for a latch again and again, each time for a while only. */
class SpinLatchGood {
    static final CountDownLatch latch = new CountDownLatch(1);

    static void await() {
        try {
            while (!latch.await(1, TimeUnit.SECONDS)) {
                // once more
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        new Thread(SpinLatchGood::await).start();
        latch.countDown();
    }
}
