import java.util.concurrent.CountDownLatch;

// A result is handed over by a latch.
// bug: the latch is opened before the result is there.
// run --race=hb: data-race LatchHandOverBad.result
public class LatchHandOverBad {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        int[] seen = new int[1];
        Run.all(() -> {
            done.countDown();
            result = 42;
        }, () -> {
            done.await();
            seen[0] = result;
        });
    }
}
