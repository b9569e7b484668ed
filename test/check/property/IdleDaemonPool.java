import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The same with a daemon: the program ends. */
public class IdleDaemonPool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1, task -> {
            Thread t = new Thread(task);
            t.setDaemon(true);
            return t;
        });
        pool.submit(() -> { }).get();
    }
}
