import java.util.concurrent.CompletableFuture;

// A chain of asynchronous stages.
// run --race=hb: none
public class CompletableGood {
    static int effect;

    public static void main(String[] args) {
        CompletableFuture<Integer> chain = CompletableFuture.supplyAsync(() -> {
            effect = 20;
            return 1;
        }, task -> new Thread(task).start()).thenApply(x -> x + 1);
        int sum = chain.join() + effect;
        assert sum == 2 || sum == 22;
    }
}
