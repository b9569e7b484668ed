import java.util.HashMap;
import java.util.Map;

// A plain map is used by two threads, under its lock.
// run --race=hb --jdk-fields: none
public class PlainMapGood {
    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> map = new HashMap<>();
        map.put("key", 1);
        Run.all(() -> {
            synchronized (map) {
                map.put("key", 2);
            }
        }, () -> {
            synchronized (map) {
                map.get("key");
            }
        });
    }
}
