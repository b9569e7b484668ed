import java.util.concurrent.CompletableFuture;

// An asynchronous callback completes a future that is cancelled at the same time.
// check: --outcomes -Djava.util.concurrent.ForkJoinPool.common.parallelism=2
public class FutureCancelled {
    public static void main(String[] args) {
        CompletableFuture<String> future = CompletableFuture.supplyAsync(() -> "done");
        CompletableFuture<String> text = future.handle((value, e) -> e == null ? value : e.getClass().getSimpleName());
        boolean cancelled = future.cancel(true);
        System.out.println(cancelled + " " + text.join());
    }
}
