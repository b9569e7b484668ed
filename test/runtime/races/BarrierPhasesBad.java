import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

// Each thread writes its part, waits at the barrier, and reads the other's part.
// bug: the other's part is read before the barrier.
// run --race=hb: data-race int[]
public class BarrierPhasesBad {
    static final CyclicBarrier barrier = new CyclicBarrier(2);
    static final int[] parts = new int[2], sums = new int[2];

    static void work(int mine) throws InterruptedException {
        parts[mine] = mine + 1;
        try {
            sums[mine] = parts[0] + parts[1];
            barrier.await();
        } catch (BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> work(0), () -> work(1));
    }
}
