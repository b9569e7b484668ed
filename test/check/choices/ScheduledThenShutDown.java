import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

// A pool that is shut down while a task is given to it: it refuses the task, keeps it, or cancels it because it was shut
// down, with nothing to do, between its first look and its second.
// check: --outcomes
public class ScheduledThenShutDown {
    public static void main(String[] args) throws InterruptedException {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        Thread t = new Thread(pool::shutdown);
        t.start();
        try {
            Future<?> future = pool.schedule(() -> { }, 1, TimeUnit.SECONDS);
            System.out.println(future.isCancelled() ? "cancelled" : "kept");
        } catch (RejectedExecutionException e) {
            System.out.println("refused");
        }
    }
}
