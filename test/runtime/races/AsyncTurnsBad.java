import java.util.concurrent.CompletableFuture;

// Main and asynchronous stages write a field by turns: a stage has it until it is joined.
// bug: main writes before it joins.
// run --race=lockset: data-race AsyncTurnsBad.value
// hunt --race=lockset: data-race AsyncTurnsBad.value confirmed
public class AsyncTurnsBad {
    static int value;

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++) {
            CompletableFuture<Integer> stage = CompletableFuture.supplyAsync(() -> ++value);
            value++;
            stage.join();
        }
    }
}
