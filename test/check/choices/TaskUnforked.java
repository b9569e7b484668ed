import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// A task that a worker has taken cannot be taken back any more, but it can still be cancelled before it begins.
// check: --outcomes
public class TaskUnforked {
    static volatile boolean ran;

    public static void main(String[] args) {
        ForkJoinTask<?> task = ForkJoinTask.adapt(() -> {
            ran = true;
        });
        ForkJoinPool.commonPool().execute(task);
        boolean back = task.tryUnfork();
        task.cancel(false);
        System.out.println(back + " " + ran);
    }
}
