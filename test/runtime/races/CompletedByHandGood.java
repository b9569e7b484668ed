import java.util.concurrent.CompletableFuture;

// A thread completes a future by hand; another one waits for it.
// run --race=hb: none
public class CompletedByHandGood {
    static final class Answer {
        int text;
    }

    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Answer> future = new CompletableFuture<>();
        int[] seen = new int[1];
        Run.all(() -> {
            Answer answer = new Answer();
            answer.text = 42;
            future.complete(answer);
        }, () -> seen[0] = future.join().text);
    }
}
