import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

// What the tasks of a pool did is read after the pool's termination was awaited.
// run --race=hb: none
public class TerminationGood {
    static int result;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            result = 42;
        });
        pool.shutdown();
        assert pool.awaitTermination(1, TimeUnit.MINUTES);
        int seen = result;
        assert seen == 0 || seen == 42;
    }
}
