import java.util.concurrent.CompletableFuture;

// The value that comes first need not be the one that was asked for first.
// verdict: assertion
public class AsyncEitherBad {
    public static void main(String[] args) {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
        int value = one.applyToEither(two, x -> x).join();
        assert value == 1 : value;
    }
}
