// check: --outcomes
import java.util.concurrent.*;

/** A task that comes again and again until it is cancelled: so often, and no more, is searched. */
public class Periodic {
    static int runs;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        Future<?> task = pool.scheduleAtFixedRate(() -> { runs = 1; }, 1, 1, TimeUnit.SECONDS);
        task.cancel(false);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
        System.out.println(runs);
    }
}
