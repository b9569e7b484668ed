import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// In each round, each task of a pool adds to its own place, and main moves both to the total.
// bug: both tasks add to the same place.
// run --race=lockset: data-race InvokeAllTurnsBad.left
// hunt --race=lockset: data-race InvokeAllTurnsBad.left confirmed
public class InvokeAllTurnsBad {
    static int left, right, total;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> left++, () -> left++);
        for (int i = 0; i < 2; i++) {
            pool.invokeAll(tasks);
            total += left + right;
            left = right = 0;
        }
        pool.shutdown();
        assert total <= 4;
    }
}
