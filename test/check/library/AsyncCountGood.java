import java.util.concurrent.CompletableFuture;

// Two asynchronous callbacks, and whoever waits for both.
// verdict: clean
public class AsyncCountGood {
    static int left, right;

    public static void main(String[] args) {
        CompletableFuture<Void> first = CompletableFuture.runAsync(() -> left++);
        CompletableFuture<Void> second = CompletableFuture.runAsync(() -> right++);
        first.join();
        second.join();
        assert left + right == 2 : left + right + " of 2 calls";
    }
}
