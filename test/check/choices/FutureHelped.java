import java.util.concurrent.CompletableFuture;

// Whoever completes a future runs what depends on it, unless a thread that waits for the future, or that adds another
// stage, takes it over: complete returns before it has run.
// check: --outcomes -Djoins=true
// check: --outcomes
public class FutureHelped {
    static volatile boolean ran;

    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<String> future = new CompletableFuture<>();
        Thread t = new Thread(Boolean.getBoolean("joins") ? future::join : () -> future.thenRun(() -> { }));
        t.start();
        future.thenRun(() -> ran = true);
        future.complete("done");
        System.out.println(ran);
        t.join();
    }
}
