import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

// Main and delayed tasks write a field by turns.
// run --race={lockset,hb}: none
public class ScheduledTurnsGood {
    static int value;

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        for (int i = 0; i < 2; i++) {
            value++;
            pool.schedule(() -> value++, 1, TimeUnit.MILLISECONDS).get();
            value++;
        }
        pool.shutdown();
    }
}
