import java.util.concurrent.ConcurrentHashMap;

// Counters in a ConcurrentHashMap, increased within compute.
// bug: the counter that was got is increased outside.
// run --race=hb: data-race Counter.value
public class MapComputeBad {
    static final class Counter {
        int value;
    }

    static final ConcurrentHashMap<String, Counter> counters = new ConcurrentHashMap<>();

    static void count(String key) {
        counters.computeIfAbsent(key, k -> new Counter()).value++;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> count("a"), () -> count("a"));
    }
}
