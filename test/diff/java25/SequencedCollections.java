// Aims at: sequenced collections: first, last, reversed views, and other library additions since 17.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedCollection;
import java.util.TreeSet;

public class SequencedCollections {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        l.addFirst(0);
        l.addLast(4);
        System.out.println(l.getFirst() + " " + l.getLast() + " " + l.reversed() + " " + l.removeFirst()
            + l.removeLast() + l);
        l.reversed().add(100);
        System.out.println(l + " " + l.reversed().indexOf(3) + " " + List.of(1, 2).reversed());
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        m.putFirst("b", 2);
        m.putFirst("a", 1);
        m.putLast("c", 3);
        System.out.println(m + " " + m.firstEntry() + m.lastEntry() + m.reversed() + m.sequencedKeySet().reversed()
            + m.pollFirstEntry() + m);
        LinkedHashSet<String> s = new LinkedHashSet<>(List.of("x", "y", "z"));
        s.addFirst("z");
        SequencedCollection<String> view = s.reversed();
        System.out.println(s + " " + view + " " + view.getFirst() + new TreeSet<>(List.of(3, 1, 2)).reversed()
            + new ArrayDeque<>(List.of(1, 2)).reversed());
        try {
            new ArrayList<String>().getFirst();
        } catch (java.util.NoSuchElementException e) {
            System.out.println(e);
        }
        System.out.println("hello".indexOf('l', 0, 3) + " " + new StringBuilder().repeat("ab", 3).repeat('c', 2) + " "
            + Math.clamp(15L, 0, 10) + Math.ceilDiv(7, 2) + " " + "a,b;c".splitWithDelimiters("[,;]", 0).length + " "
            + Character.isEmoji(0x1F600) + " " + List.of("a", "b").stream().mapMulti((x, c) -> c.accept(x)).count());
    }
}
