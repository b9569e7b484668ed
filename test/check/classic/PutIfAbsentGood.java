import java.util.concurrent.ConcurrentHashMap;

// Two threads agree on one object under a key of a concurrent map.
// verdict: clean
public class PutIfAbsentGood {
    static final ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();
    static Object first, second;

    static Object obtain() {
        Object fresh = new Object();
        Object old = map.putIfAbsent("key", fresh);
        return old != null ? old : fresh;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> first = obtain(), () -> second = obtain());
        assert first == second : "two objects under one key";
    }
}
