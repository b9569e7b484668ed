import java.util.concurrent.CompletableFuture;

// Two asynchronous callbacks that count in the same field at the same time.
// verdict: assertion
public class AsyncCountBad {
    static int count;

    public static void main(String[] args) {
        CompletableFuture<Void> first = CompletableFuture.runAsync(() -> count++);
        CompletableFuture<Void> second = CompletableFuture.runAsync(() -> count++);
        CompletableFuture.allOf(first, second).join();
        assert count == 2 : count + " of 2 calls";
    }
}
