import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

// The only worker ends one task before it takes the next: after the first is done, the second can be cancelled.
// check: --outcomes
public class TaskCancelled {
    static volatile boolean ran;

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        Future<?> first = pool.submit(() -> { });
        Future<?> second = pool.submit(() -> {
            ran = true;
        });
        first.get();
        boolean cancelled = second.cancel(false);
        pool.submit(() -> { }).get();
        System.out.println(cancelled + " " + ran);
    }
}
