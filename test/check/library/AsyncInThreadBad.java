import java.util.concurrent.CompletableFuture;

// Two asynchronous callbacks, asked for in a thread that was started.
// verdict: assertion
public class AsyncInThreadBad {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            CompletableFuture<Integer> first = CompletableFuture.supplyAsync(() -> count++);
            CompletableFuture<Integer> second = CompletableFuture.supplyAsync(() -> count++);
            first.join();
            second.join();
        });
        t.start();
        t.join();
        assert count == 2 : count + " of 2 calls";
    }
}
