import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// A task leaves a result in a field; who has got the future may read it.
// bug: it is read before.
// run --race=hb: data-race FutureResultBad.result
public class FutureResultBad {
    static int result;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<?> future = pool.submit(() -> {
            result = 42;
        });
        int seen = result;
        future.get();
        pool.shutdown();
        assert seen == 0 || seen == 42;
    }
}
