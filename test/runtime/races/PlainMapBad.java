import java.util.HashMap;
import java.util.Map;

// A plain map is used by two threads, under its lock.
// bug: one of them takes another lock.
// run --race=hb: none
// run --race=hb --jdk-fields: data-race Node.value
// hunt --race=hb --jdk-fields: data-race Node.value confirmed
public class PlainMapBad {
    public static void main(String[] args) throws InterruptedException {
        Map<String, Integer> map = new HashMap<>();
        map.put("key", 1);
        Run.all(() -> {
            synchronized (map) {
                map.put("key", 2);
            }
        }, () -> {
            synchronized (args) {
                map.get("key");
            }
        });
    }
}
