import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

// Two tasks in a pool of two workers that steal from each other.
// verdict: clean
public class StealingPoolGood {
    static final AtomicInteger count = new AtomicInteger();

    static void work() {
        count.incrementAndGet();
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newWorkStealingPool(2);
        Callable<Integer> task = () -> {
            work();
            return 1;
        };
        int sum = 0;
        for (Future<Integer> future : pool.invokeAll(List.of(task, task))) {
            sum += future.get();
        }
        assert sum == 2 && count.get() == 2;
        pool.shutdown();
    }
}
