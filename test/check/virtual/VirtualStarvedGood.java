import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// A task hands a part of its work to its own executor and waits for the result.
// verdict: clean
public class VirtualStarvedGood {
    public static void main(String[] args) throws Exception {
        ExecutorService tasks = Executors.newVirtualThreadPerTaskExecutor();
        int whole = tasks.submit(() -> 1 + tasks.submit(() -> 41).get()).get();
        assert whole == 42;
        tasks.shutdown();
    }
}
