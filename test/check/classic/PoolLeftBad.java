import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// A pool of one thread computes one value.
// bug: the pool is never shut down, and its idle thread keeps the program alive.
// verdict: waiting-forever
public class PoolLeftBad {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> value = pool.submit(() -> 42);
        assert value.get() == 42;
    }
}
