// jars: caffeine.jar
// Caffeine: loading, eviction by size and by time, removal listeners and figures.
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;

public class LibCaffeine {
    public static void main(String[] args) {
        AtomicLong now = new AtomicLong();
        LoadingCache<Integer, String> squares =
                Caffeine.newBuilder().maximumSize(10).recordStats().executor(Runnable::run).build(n -> "" + n * n);
        System.out.println(
                squares.get(4) + " " + squares.get(4) + " " + new TreeMap<>(squares.getAll(List.of(1, 2, 3))));
        System.out.println(squares.stats().hitCount() + " " + squares.stats().missCount());
        Cache<String, Integer> timed =
                Caffeine.newBuilder()
                        .expireAfterWrite(Duration.ofSeconds(10))
                        .ticker(now::get)
                        .executor(Runnable::run)
                        .removalListener((k, v, why) -> System.out.println(k + " " + v + " " + why))
                        .build();
        timed.put("a", 1);
        now.addAndGet(Duration.ofSeconds(5).toNanos());
        timed.put("b", 2);
        System.out.println(timed.getIfPresent("a") + " " + timed.getIfPresent("b"));
        now.addAndGet(Duration.ofSeconds(6).toNanos());
        System.out.println(timed.getIfPresent("a") + " " + timed.getIfPresent("b"));
        timed.cleanUp();
        timed.invalidate("b");
        System.out.println(timed.asMap() + " " + timed.get("c", k -> 3) + " " + timed.estimatedSize());
        Cache<Integer, Integer> small = Caffeine.newBuilder().maximumSize(3).executor(Runnable::run).build();
        for (int i = 0; i < 20; i++) {
            small.put(i, i);
        }
        small.cleanUp();
        System.out.println(small.estimatedSize());
    }
}
