import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The pool is never shut down: its worker waits for ever, and the program does not end. */
public class IdlePool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(() -> { }).get();
    }
}
