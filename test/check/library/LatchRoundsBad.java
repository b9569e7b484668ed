import java.util.concurrent.CountDownLatch;

// Two workers meet after each of two rounds, each time at a latch, and look at what the other has done.
// bug: the latch of the first round is used again; it is open for ever.
// verdict: assertion
public class LatchRoundsBad {
    static final CountDownLatch[] latches = {new CountDownLatch(2), new CountDownLatch(2)};
    static final int[] rounds = new int[2];

    static void work(int me) throws InterruptedException {
        for (int round = 0; round < 2; round++) {
            synchronized (rounds) {
                rounds[me]++;
            }
            CountDownLatch latch = latches[0];
            latch.countDown();
            latch.await();
            synchronized (rounds) {
                assert rounds[1 - me] > round : "the other is behind";
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> work(0), () -> work(1));
    }
}
