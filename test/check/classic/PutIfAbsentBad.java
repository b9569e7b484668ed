import java.util.concurrent.ConcurrentHashMap;

// Two threads agree on one object under a key of a concurrent map.
// bug: asking whether the key is there and putting it are two calls.
// verdict: assertion
public class PutIfAbsentBad {
    static final ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();
    static Object first, second;

    static Object obtain() {
        Object fresh = new Object();
        if (map.containsKey("key")) {
            return map.get("key");
        }
        map.put("key", fresh);
        return fresh;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> first = obtain(), () -> second = obtain());
        assert first == second : "two objects under one key";
    }
}
