import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// A task reads what was written before it was submitted.
// run --race=hb: none
public class SubmitPublishesGood {
    static int input;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        input = 20;
        Future<Integer> doubled = pool.submit(() -> 2 * input);
        assert doubled.get() <= 40;
        pool.shutdown();
    }
}
