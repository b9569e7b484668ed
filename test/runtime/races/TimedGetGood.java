import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// Main goes on when the result of a task is there.
// run --race={lockset,hb}: none
public class TimedGetGood {
    static int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        for (int i = 0; i < 2; i++) {
            Future<?> task = pool.submit(() -> value++);
            task.get();
            value++;
        }
        pool.shutdown();
    }
}
