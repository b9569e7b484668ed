import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

// Main and delayed tasks write a field by turns.
// bug: main does not wait for the task.
// run --race=lockset: data-race ScheduledTurnsBad.value
public class ScheduledTurnsBad {
    static int value;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        for (int i = 0; i < 2; i++) {
            ScheduledFuture<?> task = pool.schedule(() -> value++, 1, TimeUnit.MILLISECONDS);
            value++;
            task.get();
        }
        pool.shutdown();
    }
}
