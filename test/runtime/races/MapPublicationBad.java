import java.util.HashMap;
import java.util.Map;

// An object is put into a map by one thread and got by another.
// bug: the map is not made for that.
// run --race=hb: data-race Entry.value
// hunt --race=hb: data-race Entry.value undecided
public class MapPublicationBad {
    static final class Entry {
        int value;
    }

    static final Map<String, Entry> map = new HashMap<>();

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
