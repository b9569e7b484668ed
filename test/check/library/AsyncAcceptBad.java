import java.util.concurrent.CompletableFuture;

// The callbacks of two futures overlap, although one thread completes both.
// verdict: assertion
public class AsyncAcceptBad {
    static int sum;

    public static void main(String[] args) {
        CompletableFuture<Integer> one = new CompletableFuture<>(), two = new CompletableFuture<>();
        CompletableFuture<Void> first = one.thenAcceptAsync(x -> sum += x);
        CompletableFuture<Void> second = two.thenAcceptAsync(x -> sum += x);
        one.complete(1);
        two.complete(2);
        first.join();
        second.join();
        assert sum == 3 : sum;
    }
}
