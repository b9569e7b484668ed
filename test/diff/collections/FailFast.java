// Aims at: which structural changes iterators notice, list iterators, sub-lists, and the wrappers of Collections and
// List.of.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Vector;

public class FailFast {
    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    static void removeWhileIterating(String name, List<Integer> list, int when) {
        attempt(name + " " + when, () -> {
            for (Integer i : list) {
                if (i == when) list.remove(i);
            }
            return list;
        });
    }

    public static void main(String[] args) {
        for (int when = 1; when <= 4; when++) {
            removeWhileIterating("array", new ArrayList<>(List.of(1, 2, 3, 4)), when);
            removeWhileIterating("linked", new LinkedList<>(List.of(1, 2, 3, 4)), when);
            removeWhileIterating("vector", new Vector<>(List.of(1, 2, 3, 4)), when);
        }
        List<String> list = new ArrayList<>(List.of("a", "b", "c", "d"));
        ListIterator<String> it = list.listIterator(2);
        System.out.println(it.previous() + it.nextIndex() + it.next() + it.next());
        it.set("C");
        it.add("x");
        attempt("set after add", () -> { it.set("y"); return ""; });
        attempt("remove after add", () -> { it.remove(); return ""; });
        System.out.println(it.previous() + it.previousIndex() + list + it.hasPrevious());
        it.remove();
        attempt("remove twice", () -> { it.remove(); return ""; });
        attempt("beyond", () -> list.listIterator(9));
        List<String> sub = list.subList(1, 3);
        sub.add("new");
        sub.set(0, "B");
        Collections.reverse(sub);
        System.out.println(list + " " + sub + sub.indexOf("B") + sub.subList(1, 2) + (sub instanceof RandomAccess));
        list.add("outside");
        attempt("stale", () -> sub.size());
        attempt("stale text", () -> sub.toString());
        attempt("bounds", () -> list.subList(3, 1));
        attempt("bounds 2", () -> list.subList(0, 99));
        attempt("get", () -> list.get(50));
        attempt("linked get", () -> new LinkedList<>(list).get(-1));
        attempt("add", () -> { list.add(77, ""); return ""; });
        attempt("forEach", () -> { list.forEach(s -> list.add(s)); return ""; });
        attempt("removeIf", () -> list.removeIf(s -> { list.add("!"); return false; }));
        attempt("sort", () -> { list.sort((x, y) -> { list.clear(); return x.compareTo(y); }); return ""; });
        attempt("iterator end", () -> { Iterator<String> i = list.iterator(); i.next(); i.next();
            while (i.hasNext()) i.next(); return i.next(); });
        Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1, 2, 2));
        attempt("map", () -> { for (Integer k : map.keySet()) map.remove(k + 1); return map; });
        attempt("map compute", () -> map.computeIfAbsent(50, k -> map.put(60, 1)));
        attempt("map entry", () -> { for (Map.Entry<Integer, Integer> e : map.entrySet()) e.setValue(e.getValue() + 1);
            return map.size(); });
        List<Integer> fixed = Arrays.asList(3, 1, 2);
        Collections.sort(fixed);
        attempt("fixed", () -> fixed.remove(0));
        attempt("immutable", () -> List.of(1).set(0, 2));
        attempt("immutable null", () -> List.of(1, null));
        attempt("immutable contains", () -> List.of(1).contains(null));
        attempt("duplicates", () -> java.util.Set.of(1, 1));
        attempt("duplicate keys", () -> Map.of(1, 1, 1, 2));
        attempt("unmodifiable", () -> Collections.unmodifiableList(fixed).iterator().next());
        attempt("unmodifiable sort", () -> { Collections.unmodifiableList(fixed).sort(null); return ""; });
        attempt("checked", () -> { List raw = Collections.checkedList(new ArrayList<>(), String.class); raw.add(5);
            return raw; });
        attempt("empty", () -> Collections.emptyList().add(null));
        attempt("copies", () -> Collections.nCopies(-1, 1));
        attempt("singleton", () -> Collections.singletonMap(1, 2).entrySet().iterator().next().setValue(3));
        System.out.println(Collections.frequency(fixed, 2) + " " + Collections.disjoint(fixed, List.of(9))
            + Collections.indexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3))
            + Collections.lastIndexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)) + fixed
            + Collections.binarySearch(fixed, 5));
        Collections.rotate(fixed, -1);
        Collections.swap(fixed, 0, 2);
        Collections.fill(fixed.subList(0, 1), 7);
        System.out.println(fixed + " " + List.copyOf(fixed).equals(fixed)
            + Collections.unmodifiableCollection(fixed).equals(fixed));
    }
}
