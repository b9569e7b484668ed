import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// A task reads what was written before it was submitted.
// bug: it is written after the task was submitted.
// run --race=hb: data-race SubmitPublishesBad.input
public class SubmitPublishesBad {
    static int input;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> doubled = pool.submit(() -> 2 * input);
        input = 20;
        assert doubled.get() <= 40;
        pool.shutdown();
    }
}
