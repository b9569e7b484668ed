import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

// Two tasks are scheduled, the second later than the first, which it relies on.
// bug: with two threads the second may be executed before the first has come to anything.
// verdict: assertion
public class ScheduledOrderBad {
    static volatile int prepared;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        pool.schedule(() -> prepared = 1, 10, TimeUnit.MILLISECONDS);
        int seen = pool.schedule(() -> prepared, 20, TimeUnit.MILLISECONDS).get();
        pool.shutdown();
        assert seen == 1 : "not prepared";
    }
}
