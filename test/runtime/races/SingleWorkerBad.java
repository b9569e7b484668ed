import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// State that only the tasks of one pool touch needs no lock, if the pool has one thread.
// bug: it has two.
// run --race=hb: data-race SingleWorkerBad.state
public class SingleWorkerBad {
    static int state;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> first = pool.submit(() -> state++);
        Future<?> second = pool.submit(() -> state++);
        first.get();
        second.get();
        pool.shutdown();
    }
}
