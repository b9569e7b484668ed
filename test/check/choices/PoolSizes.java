import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;

// Pools whose size depends on the number of processors have room for two tasks; the verdict says that there were two.
// check: --outcomes
// check: --outcomes -Djava.util.concurrent.ForkJoinPool.common.parallelism=5
public class PoolSizes {
    static int count;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newWorkStealingPool();
        Future<?> first = pool.submit(() -> count++), second = pool.submit(() -> count++);
        first.get();
        second.get();
        int processors = Runtime.getRuntime().availableProcessors();
        System.out.println(count + " " + processors + " " + ForkJoinPool.getCommonPoolParallelism());
    }
}
