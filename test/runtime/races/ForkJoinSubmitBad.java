import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;

// A value is handed to a task of a pool whose worker is awake already.
// bug: it is written after the task was handed in.
// run --race=hb: data-race ForkJoinSubmitBad.value
public class ForkJoinSubmitBad {
    static int value;

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        pool.execute(() -> { });
        ForkJoinTask<?> task = pool.submit(() -> {
            if (value < 0) System.out.println("never");
        });
        value = 1;
        task.get();
    }
}
