// Aims at: TreeMap and TreeSet: balancing over many inserts and removals, navigation, sub-maps, comparators.
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

public class TreeMaps {
    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int i = 0; i < 200; i++) m.put(i * 37 % 211, "v" + i);
        for (int i = 0; i < 200; i += 3) m.remove(i * 37 % 211);
        int sum = 0;
        for (int k : m.keySet()) sum = sum * 31 + k;
        System.out.println(m.size() + " " + sum + " " + m.firstKey() + " " + m.lastEntry() + " " + m.floorKey(100) + " "
            + m.ceilingKey(100) + " " + m.higherKey(100) + " " + m.lowerEntry(1));
        System.out.println(m.headMap(12) + " " + m.tailMap(200, false) + " " + m.subMap(50, true, 60, true) + " "
            + m.descendingMap().headMap(195) + " " + m.pollFirstEntry() + m.pollLastEntry());
        m.subMap(10, 190).clear();
        System.out.println(m + " " + m.descendingKeySet());
        TreeMap<String, Integer> words = new TreeMap<>(Comparator.comparing(String::length)
            .thenComparing(Comparator.naturalOrder()));
        for (String w : "to be or not to be that is the question".split(" ")) words.merge(w, 1, Integer::sum);
        System.out.println(words + " " + words.comparator().compare("a", "bb"));
        TreeSet<Integer> s = new TreeSet<>(Comparator.reverseOrder());
        for (int i : new int[] {5, 1, 9, 3, 7, 5}) s.add(i);
        System.out.println(s + " " + s.first() + s.headSet(5) + s.tailSet(5) + s.ceiling(4) + s.floor(4)
            + s.descendingSet()
            + s.pollFirst() + s);
        for (Map.Entry<String, Integer> e : words.entrySet()) if (e.getKey().equals("to")) e.setValue(99);
        System.out.println(words.get("to") + " " + words.firstEntry().getKey());
        try {
            m.subMap(0, 5).put(100, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
