import java.util.concurrent.CompletableFuture;

// A source computes a value, unless it is closed before; a chain of stages waits for it.
// bug: when the source is closed nobody completes the future.
// verdict: deadlock
public class FutureLostBad {
    static final CompletableFuture<Integer> source = new CompletableFuture<>();
    static volatile boolean closed;

    static void compute() {
        if (!closed) {
            source.complete(20);
        }
    }

    public static void main(String[] args) {
        CompletableFuture<Integer> result = source.thenApply(x -> x + 1).thenApply(x -> x * 2).exceptionally(e -> -1);
        new Thread(FutureLostBad::compute).start();
        new Thread(() -> closed = true).start();
        int value = result.join();
        assert value == 42 || value == -1 : value;
    }
}
