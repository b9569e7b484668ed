import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// Tasks of a pool compute parts of a sum.
// bug: all add to the same field.
// run --race=hb: data-race InvokeAllPartsBad.sum
public class InvokeAllPartsBad {
    static int sum;

    static int part(int number) {
        sum += number;
        return number;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> part(1), () -> part(2));
        for (Future<Integer> future : pool.invokeAll(tasks)) {
            future.get();
        }
        pool.shutdown();
    }
}
