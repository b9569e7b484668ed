// verdict: spin-deadlock
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A thread waits for a latch again and again, each time for a while only; one countDown is missing. */
class SpinLatchBad {
    static final CountDownLatch latch = new CountDownLatch(2);

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
        new Thread(SpinLatchBad::await).start();
        latch.countDown();
    }
}
