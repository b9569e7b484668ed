// check: --outcomes
// check: --outcomes --search=bfs
import java.util.concurrent.*;

/** A time-out may come, however long it is. The clock shows that so much time has passed. */
public class DaysPass {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread other = new Thread(latch::countDown);
        other.start();
        boolean week = latch.await(7, TimeUnit.DAYS);
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.shutdown();
        boolean weeks = pool.awaitTermination(20, TimeUnit.DAYS);
        synchronized (latch) {
            long start = System.nanoTime();
            latch.wait(TimeUnit.DAYS.toMillis(3));
            System.out.println(week + " " + weeks + " " + (System.nanoTime() - start >= TimeUnit.DAYS.toNanos(3)));
        }
    }
}
