package copied;

import java.util.concurrent.Executor;

/** What copies of CompletableFuture ask of the library's own class. */
public class ForkJoinPool implements Executor {
    public interface ManagedBlocker {
        boolean block() throws InterruptedException;

        boolean isReleasable();
    }

    public static ForkJoinPool commonPool() {
        return new ForkJoinPool();
    }

    public static ForkJoinPool asyncCommonPool() {
        return commonPool();
    }

    public static int getCommonPoolParallelism() {
        return 1;
    }

    public static void helpAsyncBlocker(Executor executor, ManagedBlocker blocker) {
    }

    public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
        while (!blocker.isReleasable() && !blocker.block()) {
        }
    }

    @Override
    public void execute(Runnable task) {
        new Thread(task).start();
    }
}
