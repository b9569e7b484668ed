import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// The same task is submitted again after it has ended.
// bug: nobody waits for its end. That it is handed on twice orders nothing.
// run --race=lockset: data-race SameTaskBad.value
// hunt --race=lockset: data-race SameTaskBad.value confirmed
public class SameTaskBad {
    static int value;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Runnable task = () -> value++;
        pool.execute(task);
        value++;
        pool.execute(task);
        value++;
        pool.shutdown();
    }
}
