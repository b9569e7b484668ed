import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// Main and the tasks of a pool write a field by turns: a task has it from submit to get.
// run --race={lockset,hb}: none
// hunt --race=lockset: none
public class TaskTurnsGood {
    static int value;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 3; i++) {
            value++;
            pool.submit(() -> value++).get();
        }
        pool.shutdown();
        assert value == 6;
    }
}
