import java.util.concurrent.CompletableFuture;

// A thread completes a future by hand; another one waits for it.
// bug: the object is changed after the future was completed with it.
// run --race=hb: data-race Answer.text
public class CompletedByHandBad {
    static final class Answer {
        int text;
    }

    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<Answer> future = new CompletableFuture<>();
        int[] seen = new int[1];
        Run.all(() -> {
            Answer answer = new Answer();
            future.complete(answer);
            answer.text = 42;
        }, () -> seen[0] = future.join().text);
    }
}
