import java.util.concurrent.CompletableFuture;

// Two values are computed by two threads; both are needed for the result.
// verdict: clean
public class FutureCombineGood {
    static volatile int left, right;

    public static void main(String[] args) {
        CompletableFuture<Void> first = new CompletableFuture<>(), second = new CompletableFuture<>();
        new Thread(() -> {
            left = 1;
            first.complete(null);
        }).start();
        new Thread(() -> {
            right = 2;
            second.complete(null);
        }).start();
        CompletableFuture.allOf(first, second).join();
        assert left + right == 3 : left + " and " + right;
    }
}
