import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

// The result of a scheduled task is read after its future was got.
// run --race=hb: none
public class ScheduledGood {
    static int value;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> future = pool.schedule(() -> {
            value = 42;
        }, 5, TimeUnit.MILLISECONDS);
        future.get();
        int seen = value;
        future.get();
        pool.shutdown();
        assert seen == 42;
    }
}
