import java.util.concurrent.CompletableFuture;

// A callback that waits for another one in the same pool: the waiting worker is replaced, or runs it itself.
// check: --outcomes -Djava.util.concurrent.ForkJoinPool.common.parallelism=2
public class FutureInWorker {
    static int count;

    public static void main(String[] args) {
        CompletableFuture<Void> outer = CompletableFuture.runAsync(() -> {
            CompletableFuture<Void> inner = CompletableFuture.runAsync(() -> count++);
            count++;
            inner.join();
        });
        outer.join();
        System.out.println(count);
    }
}
