import java.util.concurrent.CompletableFuture;

// A stage stands for another future, which two threads complete.
// check: --outcomes
public class FutureRelayed {
    static String text = "";

    public static void main(String[] args) {
        CompletableFuture<String> inner = new CompletableFuture<>();
        CompletableFuture<Void> outer =
                CompletableFuture.completedFuture(1).thenCompose(x -> inner).thenAccept(x -> text += x);
        new Thread(() -> inner.complete("a")).start();
        inner.complete("b");
        outer.join();
        System.out.println(text);
    }
}
