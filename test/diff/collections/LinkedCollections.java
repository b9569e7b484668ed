// Aims at: LinkedHashMap with access order (LRU), LinkedHashSet, LinkedList as list, queue and stack.
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;

public class LinkedCollections {
    public static void main(String[] args) {
        Map<String, Integer> lru = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Integer> e) {
                return size() > 3;
            }
        };
        for (String k : "a b c a d e a f".split(" ")) {
            if (lru.get(k) == null) lru.put(k, 1);
            else lru.merge(k, 1, Integer::sum);
            System.out.print(lru + " ");
        }
        System.out.println();
        Map<String, Integer> m = new LinkedHashMap<>();
        m.put("z", 1);
        m.put("a", 2);
        m.put("m", 3);
        m.put("z", 4);
        m.remove("a");
        m.put("a", 5);
        System.out.println(m + " " + m.keySet() + m.values());
        LinkedHashSet<Character> s = new LinkedHashSet<>();
        for (char c : "mississippi".toCharArray()) s.add(c);
        System.out.println(s);
        LinkedList<Integer> l = new LinkedList<>(List.of(1, 2, 3));
        l.addFirst(0);
        l.addLast(4);
        l.push(-1);
        l.offer(5);
        l.add(3, 99);
        l.removeLastOccurrence(99);
        System.out.println(l + " " + l.peek() + l.peekLast() + l.pop() + l.poll() + l.pollLast() + l.indexOf(3) + l);
        for (Iterator<Integer> it = l.descendingIterator(); it.hasNext();) {
            int v = it.next();
            if (v % 2 == 0) it.remove();
        }
        System.out.println(l + " " + l.get(0) + " " + l.equals(List.of(1, 3)));
    }
}
