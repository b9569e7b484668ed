import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

// Main and the tasks of a pool write a field by turns: a task has it from submit to get.
// bug: main does not wait for the last task. In the run a lock orders the two by accident.
// run --race=hb: none
// run --race=lockset: data-race TaskTurnsBad.value
// hunt --race=lockset: data-race TaskTurnsBad.value confirmed
public class TaskTurnsBad {
    static final Object lock = new Object();
    static int value;

    static void work() {
        value++;
        synchronized (lock) {
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.submit(TaskTurnsBad::work).get();
        Future<?> last = pool.submit(TaskTurnsBad::work);
        Thread.sleep(10);
        synchronized (lock) {
        }
        value++;
        last.get();
        pool.shutdown();
    }
}
