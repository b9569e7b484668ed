import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A task waits for another one that the same thread would have to do. */
public class PoolOfOne {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> outer = pool.submit(() -> {
            Future<Integer> inner = pool.submit(() -> 42);
            return inner.get() + 1;
        });
        System.out.println(outer.get());
        pool.shutdown();
    }
}
