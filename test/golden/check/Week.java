import java.util.concurrent.*;

/** Gives up after a week. */
public class Week {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> { });
        pool.shutdown();
        if (!pool.awaitTermination(7, TimeUnit.DAYS)) throw new IllegalStateException("not done");
    }
}
