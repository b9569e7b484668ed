// Aims at: java.util.Collections and immutable factories: order preserved results, wrappers, failures of wrappers.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public class CollectionsUtility {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.print("fine ");
        } catch (RuntimeException e) {
            System.out.print(e.getClass().getSimpleName() + ":" + e.getMessage() + " ");
        }
    }

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(Arrays.asList(5, 3, 8, 1, 9, 2));
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 8) + Collections.binarySearch(l, 4));
        Collections.reverse(l);
        Collections.swap(l, 0, 5);
        Collections.rotate(l, 2);
        System.out.println(l + " " + Collections.frequency(l, 3) + Collections.max(l) + Collections.min(l,
            Collections.reverseOrder()) + Collections.disjoint(l, List.of(100)) + Collections.nCopies(3, "z"));
        Collections.fill(l, 7);
        System.out.println(l + " " + Collections.emptyList() + Collections.singletonList(1)
            + Collections.singletonMap("k", 1)
            + Collections.indexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3))
            + Collections.lastIndexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)));
        List<Integer> view = Collections.unmodifiableList(l);
        attempt(() -> view.add(1));
        attempt(() -> Collections.unmodifiableMap(new HashMap<String, String>()).put("a", "b"));
        attempt(() -> List.of(1).set(0, 2));
        attempt(() -> Map.of("a", 1, "a", 2));
        attempt(() -> Set.of(1, 1));
        attempt(() -> Collections.emptyList().add(null));
        attempt(() -> Collections.singletonList(1).remove(0));
        attempt(() -> Collections.checkedList(new ArrayList(), String.class).add(5));
        attempt(() -> List.copyOf(Arrays.asList(1, null)));
        System.out.println();
        l.set(0, 70);
        System.out.println(view + " " + List.of(1, 2, 3) + List.of().size() + " " + new TreeSet<>(Set.of(3, 1, 2)) + " "
            + new TreeMap<>(Map.of("b", 1, "a", 2)) + " " + List.of(1, 2, 3).equals(Arrays.asList(1, 2, 3)) + " "
            + Map.of("x", 1).equals(Collections.singletonMap("x", 1)) + " " + Map.entry("k", "v") + " "
            + new TreeMap<>(Map.ofEntries(Map.entry(1, 2), Map.entry(0, 5))) + Set.of(1, 2, 3).hashCode()
            + List.of("a", "b").hashCode() + Map.of("a", 1, "b", 2).hashCode());
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>());
        sync.add(1);
        System.out.println(sync + " " + Collections.list(Collections.enumeration(l)).size());
        Iterator<Integer> it = l.iterator();
        l.add(1);
        attempt(it::next);
        Map<String, Integer> hm = new HashMap<>(Map.of("a", 1, "b", 2));
        attempt(() -> hm.forEach((k, v) -> hm.put(k + "x", v)));
        attempt(() -> {
            for (String k : hm.keySet()) hm.remove(k + "y");
        });
        attempt(() -> {
            List<Integer> sub = l.subList(0, 2);
            l.add(9);
            sub.size();
        });
        System.out.println();
    }
}
