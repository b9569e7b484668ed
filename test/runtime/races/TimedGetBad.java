import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

// Main goes on when the result of a task is there.
// bug: or after a second, whichever comes first.
// run --race=hb: none
// run --race=lockset: data-race TimedGetBad.value
// hunt --race=lockset: data-race TimedGetBad.value confirmed
public class TimedGetBad {
    static int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        for (int i = 0; i < 2; i++) {
            Future<?> task = pool.submit(() -> value++);
            try {
                task.get(1, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
            }
            value++;
        }
        pool.shutdown();
    }
}
