import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

// A concurrent map walks over its entries in parallel, in a thread that was started.
// verdict: clean
public class ParallelForEachGood {
    static final AtomicInteger count = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(2);
        map.put(1, 1);
        map.put(2, 2);
        Thread t = new Thread(() -> map.forEach(2, (key, value) -> count.incrementAndGet()));
        t.start();
        t.join();
        assert count.get() == 2 : count.get() + " of 2 calls";
    }
}
