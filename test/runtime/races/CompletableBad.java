import java.util.concurrent.CompletableFuture;

// A chain of asynchronous stages.
// bug: a stage's side effect is read before the chain was joined.
// run --race=hb: data-race CompletableBad.effect
public class CompletableBad {
    static int effect;

    public static void main(String[] args) {
        CompletableFuture<Integer> chain = CompletableFuture.supplyAsync(() -> {
            effect = 20;
            return 1;
        }, task -> new Thread(task).start()).thenApply(x -> x + 1);
        int sum = effect + chain.join();
        assert sum == 2 || sum == 22;
    }
}
