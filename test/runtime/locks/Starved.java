import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// The pool's only thread waits for a task that only it could execute. No lock is involved, and it happens in every run.
// run --deadlock=segmented: deadlock observed
// java: may hang
public class Starved {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> 1 + pool.submit(() -> 41).get()).get();
        pool.shutdown();
    }
}
