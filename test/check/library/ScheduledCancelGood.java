import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

// Main cancels a scheduled task, and waits for its end if it came too late.
// verdict: clean
public class ScheduledCancelGood {
    static final CountDownLatch over = new CountDownLatch(1);

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        Future<?> task = pool.schedule(over::countDown, 10, TimeUnit.MILLISECONDS);
        if (!task.cancel(false)) {
            over.await();
        }
        pool.shutdown();
    }
}
