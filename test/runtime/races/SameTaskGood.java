import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// The same task is submitted again after it has ended.
// run --race={lockset,hb}: none
public class SameTaskGood {
    static int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Runnable task = () -> value++;
        for (int i = 0; i < 2; i++) {
            pool.submit(task).get();
            value++;
        }
        pool.shutdown();
    }
}
