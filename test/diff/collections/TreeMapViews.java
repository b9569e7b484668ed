// Aims at: views of TreeMap and TreeSet: descending, bounded both ways, writes through views, polling, entries,
// refusals.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

public class TreeMapViews {
    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        TreeMap<Integer, String> map = new TreeMap<>();
        for (int i = 0; i < 100; i += 10) {
            map.put(i, "v" + i);
        }
        NavigableMap<Integer, String> sub = map.subMap(15, true, 60, false);
        NavigableMap<Integer, String> down = sub.descendingMap();
        System.out.println(sub + " " + down + " " + down.headMap(30, true) + down.tailMap(30, false) + " "
            + sub.firstKey() + down.firstEntry() + sub.size());
        System.out.println(sub.lowerKey(20) + " " + sub.floorKey(19) + " " + sub.ceilingEntry(51) + " "
            + sub.higherKey(40) + " " + down.lowerKey(40) + " " + down.ceilingKey(45) + " " + sub.lastEntry()
            + sub.descendingKeySet());
        sub.put(35, "new");
        map.remove(40);
        System.out.println(sub.keySet() + " " + down.values() + " " + sub.pollFirstEntry() + down.pollFirstEntry()
            + map.size() + " " + sub.entrySet().iterator().next().setValue("changed") + map.get(30));
        attempt("outside", () -> sub.put(60, "x"));
        attempt("outside head", () -> sub.headMap(100));
        attempt("inverted", () -> map.subMap(5, 1));
        attempt("null key", () -> map.get(null));
        attempt("cast", () -> ((Map) map).put("text", "x"));
        attempt("entry", () -> map.firstEntry().setValue("x"));
        attempt("first of none", () -> new TreeMap<>().firstKey() + "");
        attempt("first entry of none", () -> new TreeMap<>().firstEntry());
        sub.clear();
        System.out.println(map + " " + sub.isEmpty() + map.navigableKeySet().headSet(70) + map.comparator());
        Iterator<Integer> keys = map.descendingKeySet().iterator();
        keys.next();
        keys.remove();
        map.keySet().removeIf(k -> k % 20 == 0);
        map.replaceAll((k, v) -> v + k);
        System.out.println(map + " " + map.merge(70, "!", String::concat) + map.computeIfAbsent(71, k -> "c")
            + map.computeIfPresent(71, (k, v) -> null) + map.putIfAbsent(10, "z") + map.getOrDefault(1, "d"));
        attempt("concurrent", () -> {
            for (Integer k : map.keySet()) {
                map.put(k + 1, "x");
            }
            return "";
        });
        attempt("concurrent compute", () -> map.computeIfAbsent(500, k -> { map.put(501, "y"); return "z"; }));
        TreeSet<String> set = new TreeSet<>(Comparator.comparing(String::length)
            .thenComparing(Comparator.reverseOrder()));
        set.addAll(List.of("a", "bb", "cc", "b", "ddd", "aa"));
        NavigableSet<String> part = set.subSet("b", false, "aa", true);
        System.out.println(set + " " + part + " " + part.descendingSet() + " " + set.ceiling("zz") + set.floor("zz")
            + set.lower("a") + set.pollLast() + set.headSet("bb") + set.first() + set.contains("xx"));
        SortedMap<String, Integer> words = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        words.put("B", 1);
        words.put("b", 2);
        words.put("a", 3);
        System.out.println(words + " " + words.equals(Map.of("A", 3, "B", 2)) + Map.of("a", 3, "B", 2).equals(words)
            + words.hashCode() + words.tailMap("B\0"));
        List<Integer> order = new ArrayList<>();
        new TreeMap<>(map).descendingMap().forEach((k, v) -> order.add(k));
        System.out.println(order + " " + new TreeMap<>(map).equals(map) + map.clone());
    }
}
