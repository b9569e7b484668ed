import java.util.concurrent.ConcurrentHashMap;

// Two threads count the same word in a concurrent map.
// bug: reading the count and writing the next one are two steps.
// verdict: assertion
public class MapMergeBad {
    static final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

    static void count(String word) {
        Integer old = counts.get(word);
        counts.put(word, old == null ? 1 : old + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> count("a"), () -> count("a"));
        assert counts.get("a") == 2 : "counted " + counts.get("a");
    }
}
