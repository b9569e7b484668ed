import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;

// Two tasks of the common pool, which nobody helps with: each has a worker, and they overlap.
// check: --outcomes
public class CommonPoolTasks {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(2);
        Runnable task = () -> {
            count++;
            done.countDown();
        };
        ForkJoinPool.commonPool().execute(task);
        ForkJoinPool.commonPool().execute(task);
        done.await();
        System.out.println(count);
    }
}
