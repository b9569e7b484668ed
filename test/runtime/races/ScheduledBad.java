import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

// The result of a scheduled task is read after its future was got.
// bug: the main thread sleeps instead, and hopes.
// run --race=hb: data-race ScheduledBad.value
public class ScheduledBad {
    static int value;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> future = pool.schedule(() -> {
            value = 42;
        }, 5, TimeUnit.MILLISECONDS);
        Thread.sleep(200);
        int seen = value;
        future.get();
        pool.shutdown();
        assert seen == 42;
    }
}
