// Aims at: own Iterable and Iterator, Spliterator through streams, fail-fast behaviour, forEachRemaining, break.
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import java.util.stream.StreamSupport;

public class Iterators {
    static class Range implements Iterable<Integer> {
        final int from, to;

        Range(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int next = from;

                @Override
                public boolean hasNext() {
                    return next < to;
                }

                @Override
                public Integer next() {
                    if (!hasNext()) throw new NoSuchElementException("end " + to);
                    return next++;
                }
            };
        }
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int i : new Range(0, 5)) for (int j : new Range(i, 5)) sum += i * j;
        System.out.println(sum);
        new Range(3, 6).forEach(i -> System.out.print(i + " "));
        Iterator<Integer> it = new Range(0, 4).iterator();
        it.next();
        it.forEachRemaining(i -> System.out.print("r" + i + " "));
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(StreamSupport.stream(new Range(0, 10).spliterator(), false).filter(i -> i % 3 == 0)
            .toList());
        List<String> l = new ArrayList<>(List.of("a", "b", "c"));
        try {
            for (String s : l) if (s.equals("a")) l.remove(s);
        } catch (ConcurrentModificationException e) {
            System.out.println("cme " + l);
        }
        for (String s : l) if (s.equals("b")) l.remove(s);
        System.out.println(l);
        TreeMap<Integer, Integer> t = new TreeMap<>();
        for (int i = 0; i < 5; i++) t.put(i, i);
        try {
            for (int k : t.keySet()) t.remove(k + 1);
        } catch (ConcurrentModificationException e) {
            System.out.println("cme " + t);
        }
        t.keySet().iterator().forEachRemaining(k -> System.out.print(k + ";"));
        System.out.println();
    }
}
