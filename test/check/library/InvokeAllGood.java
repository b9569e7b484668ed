import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// Two tasks of a pool of two threads contribute to a sum.
// verdict: clean
public class InvokeAllGood {
    static int sum;

    static int contribute(int part) {
        return part;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> contribute(1), () -> contribute(2));
        for (Future<Integer> part : pool.invokeAll(tasks)) {
            sum += part.get();
        }
        pool.shutdown();
        assert sum == 3 : sum;
    }
}
