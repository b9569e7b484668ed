import java.util.concurrent.CyclicBarrier;

// Each thread waits until both have their first lock: the deadlock happens in every run.
// run --deadlock={off,segmented}: 1 deadlock observed
// hunt --deadlock=segmented: 1 deadlock confirmed
// java: may hang
public class EveryRun {
    static final CyclicBarrier barrier = new CyclicBarrier(2);

    static void both(Object first, Object second) {
        synchronized (first) {
            try {
                barrier.await();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object();
        Run.all(() -> both(a, b), () -> both(b, a));
    }
}
