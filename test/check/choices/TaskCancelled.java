import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

// A worker ends one task and takes the next: between the two, and before the next begins, that can be cancelled.
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
        System.out.println(cancelled + " " + ran);
    }
}
