import java.util.concurrent.ConcurrentHashMap;

// Counters in a ConcurrentHashMap, increased within compute.
// run --race=hb: none
// run --race=hb --jdk-fields: none
public class MapComputeGood {
    static final class Counter {
        int value;
    }

    static final ConcurrentHashMap<String, Counter> counters = new ConcurrentHashMap<>();

    static void count(String key) {
        counters.compute(key, (k, counter) -> {
            counter = counter == null ? new Counter() : counter;
            counter.value++;
            return counter;
        });
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> count("a"), () -> count("a"));
    }
}
