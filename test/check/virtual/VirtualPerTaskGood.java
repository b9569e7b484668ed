import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// Two tasks, each in a virtual thread of its own, count the same word; closing the executor waits for them.
// verdict: clean
public class VirtualPerTaskGood {
    static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    static void count(String word) {
        counts.merge(word, 1, Integer::sum);
    }

    public static void main(String[] args) {
        try (ExecutorService tasks = Executors.newVirtualThreadPerTaskExecutor()) {
            tasks.submit(() -> count("a"));
            tasks.submit(() -> count("a"));
        }
        assert counts.get("a") == 2 : "counted " + counts.get("a");
    }
}
