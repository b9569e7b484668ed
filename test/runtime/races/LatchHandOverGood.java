import java.util.concurrent.CountDownLatch;

// A result is handed over by a latch.
// run --race=hb: none
public class LatchHandOverGood {
    static int result;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        int[] seen = new int[1];
        Run.all(() -> {
            result = 42;
            done.countDown();
        }, () -> {
            done.await();
            seen[0] = result;
        });
    }
}
