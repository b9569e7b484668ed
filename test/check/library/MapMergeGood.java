import java.util.concurrent.ConcurrentHashMap;

// Two threads count the same word in a concurrent map.
// verdict: clean
public class MapMergeGood {
    static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    static void count(String word) {
        counts.merge(word, 1, Integer::sum);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> count("a"), () -> count("a"));
        assert counts.get("a") == 2 : "counted " + counts.get("a");
    }
}
