import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

// The last one at a barrier adds up the parts; all read the sum.
// run --race=hb: none
public class BarrierActionGood {
    static final int[] parts = new int[2], seen = new int[2];
    static int sum;
    static final CyclicBarrier barrier = new CyclicBarrier(2, BarrierActionGood::add);

    static void add() {
        sum = parts[0] + parts[1];
    }

    static void work(int mine) throws InterruptedException {
        parts[mine] = mine + 1;
        try {
            barrier.await();
            seen[mine] = sum;
        } catch (BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> work(0), () -> work(1));
    }
}
