import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

// A future is completed, unless its time is over before.
// check: --outcomes
public class FutureTimeOut {
    public static void main(String[] args) {
        CompletableFuture<String> future = new CompletableFuture<String>().orTimeout(1, TimeUnit.SECONDS);
        CompletableFuture<String> text = future.exceptionally(e -> e.getClass().getSimpleName());
        boolean completed = future.complete("done");
        System.out.println(completed + " " + text.join());
    }
}
