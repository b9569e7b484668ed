import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

// Two threads ask a cache for the same key; its value must be made once.
// verdict: clean
public class MapComputeGood {
    static final ConcurrentHashMap<String, Integer> cache = new ConcurrentHashMap<>();
    static final AtomicInteger made = new AtomicInteger();

    static Integer make(String key) {
        return made.incrementAndGet();
    }

    static void ask(String key) {
        cache.computeIfAbsent(key, MapComputeGood::make);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> ask("a"), () -> ask("a"));
        assert made.get() == 1 : "made " + made + " times";
    }
}
