import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// Tasks of a pool compute parts of a sum.
// run --race=hb: none
public class InvokeAllPartsGood {
    static int sum;

    static int part(int number) {
        return number;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> part(1), () -> part(2));
        for (Future<Integer> future : pool.invokeAll(tasks)) {
            sum += future.get();
        }
        pool.shutdown();
    }
}
