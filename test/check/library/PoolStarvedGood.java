import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// A task hands a part of its work to its own pool and waits for the result.
// verdict: clean
public class PoolStarvedGood {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int whole = pool.submit(() -> 1 + pool.submit(() -> 41).get()).get();
        assert whole == 42;
        pool.shutdown();
    }
}
