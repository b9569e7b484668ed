import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// A task hands a part of its work to its own pool and waits for the result.
// bug: the pool has one thread, which waits for a task that only it could execute.
// verdict: deadlock
public class PoolStarvedBad {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        int whole = pool.submit(() -> 1 + pool.submit(() -> 41).get()).get();
        assert whole == 42;
        pool.shutdown();
    }
}
