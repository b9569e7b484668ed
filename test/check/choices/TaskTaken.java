import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// A task that the worker has taken from its queue can still be cancelled before it begins: taken, and never ran.
// check: --outcomes
public class TaskTaken {
    static volatile boolean ran;

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        ForkJoinTask<?> task = pool.submit(() -> {
            ran = true;
        });
        boolean taken = !pool.hasQueuedSubmissions();
        task.cancel(false);
        pool.submit(() -> { }).get();
        System.out.println(taken + " " + ran);
    }
}
