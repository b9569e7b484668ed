import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// A task hands a part of its work to its own executor and waits for the result.
// bug: the executor has one virtual thread for all tasks, not one for each.
// verdict: deadlock
public class VirtualStarvedBad {
    public static void main(String[] args) throws Exception {
        ExecutorService tasks = Executors.newSingleThreadExecutor(Thread.ofVirtual().factory());
        int whole = tasks.submit(() -> 1 + tasks.submit(() -> 41).get()).get();
        assert whole == 42;
        tasks.shutdown();
    }
}
