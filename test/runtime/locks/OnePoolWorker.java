import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// The opposite orders are in tasks of a pool with one thread.
// run --deadlock=basic: 1 lock-order
// run --deadlock={tree,guarded,segmented}: none
public class OnePoolWorker {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) {
        Object a = new Object(), b = new Object();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> both(a, b));
        pool.submit(() -> both(b, a));
        pool.shutdown();
    }
}
