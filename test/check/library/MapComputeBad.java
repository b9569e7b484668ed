import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

// Two threads ask a cache for the same key; its value must be made once.
// bug: putIfAbsent gets a value that was made before it is known whether it is needed.
// verdict: assertion
public class MapComputeBad {
    static final ConcurrentHashMap<String, Integer> cache = new ConcurrentHashMap<>();
    static final AtomicInteger made = new AtomicInteger();

    static Integer make(String key) {
        return made.incrementAndGet();
    }

    static void ask(String key) {
        if (!cache.containsKey(key)) {
            cache.putIfAbsent(key, make(key));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> ask("a"), () -> ask("a"));
        assert made.get() == 1 : "made " + made + " times";
    }
}
