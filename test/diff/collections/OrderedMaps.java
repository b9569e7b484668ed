// Aims at: LinkedHashMap in access order, IdentityHashMap, EnumMap and EnumSet views, and the writes through their
// views.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

public class OrderedMaps {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        List<String> evicted = new ArrayList<>();
        LinkedHashMap<String, Integer> lru = new LinkedHashMap<>(4, 0.75f, true) {
            @Override protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
                if (size() > 3) evicted.add(eldest.getKey());
                return size() > 3;
            }
        };
        for (String key : "a b c a d b e a".split(" ")) {
            lru.merge(key, 1, Integer::sum);
        }
        System.out.println(lru + " " + evicted);
        lru.get("e");
        lru.getOrDefault("d", 0);
        lru.putIfAbsent("a", 9);
        System.out.println(lru.keySet() + " " + lru.values() + lru.entrySet().iterator().next());
        lru.containsKey("e");
        lru.replace("e", 50);
        lru.compute("d", (k, v) -> v == null ? 7 : v * 10);
        System.out.println(lru + " " + evicted);
        attempt("get while iterating", () -> {
            for (String key : lru.keySet()) {
                lru.get(key);
            }
            return lru;
        });
        LinkedHashMap<String, Integer> insertion = new LinkedHashMap<>();
        insertion.put("x", 1);
        insertion.put("y", 2);
        insertion.put("x", 3);
        insertion.remove("y");
        insertion.put("y", 4);
        insertion.put(null, null);
        insertion.replaceAll((k, v) -> v == null ? 0 : -v);
        System.out.println(insertion + " " + insertion.keySet().remove(null) + insertion.values().remove(-4)
            + insertion.entrySet().contains(Map.entry("x", -3)) + insertion.equals(Map.of("x", -3)));
        IdentityHashMap<String, Integer> identity = new IdentityHashMap<>();
        String one = new String("k"), two = new String("k");
        identity.put(one, 1);
        identity.put(two, 2);
        identity.put(null, 3);
        System.out.println(identity.size() + " " + identity.get(one) + identity.get(two) + identity.get("k")
            + identity.containsValue(2) + identity.get(null) + identity.keySet().contains(new String("k"))
            + identity.remove(two) + identity.size());
        System.out.println(identity.replace(one, 10) + " " + identity.get(one)
            + identity.equals(new IdentityHashMap<>(identity)) + identity.equals(Map.of("k", 10)));
        EnumMap<Day, List<Integer>> byDay = new EnumMap<>(Day.class);
        for (int i = 0; i < 10; i++) {
            byDay.computeIfAbsent(Day.values()[i * 3 % 7], d -> new ArrayList<>()).add(i);
        }
        Iterator<Map.Entry<Day, List<Integer>>> entries = byDay.entrySet().iterator();
        Map.Entry<Day, List<Integer>> first = entries.next();
        first.setValue(List.of(99));
        System.out.println(byDay + " " + byDay.keySet() + first + byDay.containsKey("MON") + byDay.remove(Day.SUN)
            + byDay.clone().equals(byDay));
        entries.next();
        entries.remove();
        System.out.println(byDay.size() + " " + byDay.values().contains(List.of(99)));
        attempt("null", () -> byDay.put(null, null));
        attempt("get null", () -> byDay.get(null));
        attempt("raw", () -> ((Map) byDay).put("x", null));
        attempt("empty source", () -> new EnumMap<>(Map.<Day, Integer>of()));
        EnumSet<Day> work = EnumSet.range(Day.MON, Day.FRI);
        EnumSet<Day> rest = EnumSet.complementOf(work);
        System.out.println(work + " " + rest + work.containsAll(EnumSet.of(Day.TUE)) + work.removeAll(rest)
            + work.retainAll(List.of(Day.FRI, Day.SUN)) + work + EnumSet.allOf(Day.class).size()
            + EnumSet.noneOf(Day.class) + work.contains(null));
        attempt("copy", () -> EnumSet.copyOf(List.<Day>of()));
        attempt("range", () -> EnumSet.range(Day.SUN, Day.MON));
        attempt("valueOf", () -> Day.valueOf("mon"));
        LinkedHashSet<Object> mixed = new LinkedHashSet<>(Arrays.asList(1, 1L, "1", '1', null, 1.0, null, 1));
        System.out.println(mixed + " " + mixed.size() + mixed.remove(1L) + mixed.toArray().length
            + Arrays.toString(mixed.toArray(new Object[8])));
    }
}
