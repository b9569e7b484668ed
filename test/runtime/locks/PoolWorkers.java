import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// The opposite orders are in tasks of a pool.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class PoolWorkers {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Object a = new Object(), b = new Object();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> one = pool.submit(() -> both(a, b)), other = pool.submit(() -> both(b, a));
        one.get();
        other.get();
        pool.shutdown();
    }
}
