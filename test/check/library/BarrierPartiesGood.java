import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

// Two threads meet at a barrier before each round.
// verdict: clean
public class BarrierPartiesGood {
    static final CyclicBarrier barrier = new CyclicBarrier(2);

    static void play(int rounds) throws InterruptedException {
        try {
            for (int i = 0; i < rounds; i++) {
                barrier.await();
            }
        } catch (BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> play(2), () -> play(2));
    }
}
