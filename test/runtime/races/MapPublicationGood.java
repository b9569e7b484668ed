import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

// An object is put into a map by one thread and got by another.
// run --race=hb: none
public class MapPublicationGood {
    static final class Entry {
        int value;
    }

    static final Map<String, Entry> map = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            Entry entry = new Entry();
            entry.value = 42;
            map.put("answer", entry);
        }, () -> {
            Entry entry = map.get("answer");
            seen[0] = entry == null ? 0 : entry.value;
        });
    }
}
