import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

// Two threads meet at a barrier; one of them has no time to wait and may give up before its work is done.
// verdict: clean
public class BarrierBrokenGood {
    static final CyclicBarrier barrier = new CyclicBarrier(2);
    static volatile boolean ready;

    static void hasty() throws InterruptedException {
        try {
            barrier.await(1, TimeUnit.SECONDS);
        } catch (TimeoutException | BrokenBarrierException e) {
            return;
        }
        ready = true;
        meet();
    }

    static boolean meet() throws InterruptedException {
        try {
            barrier.await();
            return true;
        } catch (BrokenBarrierException e) {
            return false;
        }
    }

    static void patient() throws InterruptedException {
        if (meet() && meet()) {
            assert ready : "the other has not been here";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(BarrierBrokenGood::hasty, BarrierBrokenGood::patient);
    }
}
