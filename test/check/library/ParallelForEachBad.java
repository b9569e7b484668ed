import java.util.concurrent.ConcurrentHashMap;

// A concurrent map walks over its entries in parallel, in a thread that was started.
// bug: they count in a plain field.
// verdict: assertion
public class ParallelForEachBad {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>(2);
        map.put(1, 1);
        map.put(2, 2);
        Thread t = new Thread(() -> map.forEach(2, (key, value) -> count++));
        t.start();
        t.join();
        assert count == 2 : count + " of 2 calls";
    }
}
