import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// What the tasks of a pool did is read after the pool's termination was awaited.
// bug: the pool was shut down, but nobody waited.
// run --race=hb: data-race TerminationBad.result
public class TerminationBad {
    static int result;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
            result = 42;
        });
        int seen = result;
        Thread.sleep(100);
        pool.shutdown();
        assert seen == 0 || seen == 42;
    }
}
