import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// A task leaves a result in a field; who has got the future may read it.
// run --race=hb: none
// run --race=hb --jdk-fields: none
public class FutureResultGood {
    static int result;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> future = pool.submit(() -> {
            result = 42;
        });
        future.get();
        int seen = result;
        pool.shutdown();
        assert seen == 0 || seen == 42;
    }
}
