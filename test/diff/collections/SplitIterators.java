// Aims at: spliterators of the JDK's collections: characteristics, splitting, sizes; own ones in streams; Iterator
// adapters; PrimitiveIterator.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.PriorityQueue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

public class SplitIterators {
    static String names(int c) {
        return (c & Spliterator.ORDERED) + "," + (c & Spliterator.DISTINCT) + "," + (c & Spliterator.SORTED) + ","
            + (c & Spliterator.SIZED) + "," + (c & Spliterator.NONNULL) + "," + (c & Spliterator.IMMUTABLE) + ","
            + (c & Spliterator.CONCURRENT) + "," + (c & Spliterator.SUBSIZED);
    }

    static void show(String name, Spliterator<?> s) {
        StringBuilder line = new StringBuilder(name + " " + s.estimateSize() + " " + names(s.characteristics()) + " "
            + s.getExactSizeIfKnown());
        s.tryAdvance(x -> line.append(" first ").append(x));
        Spliterator<?> half = s.trySplit();
        if (half != null) {
            line.append(" split ").append(half.estimateSize()).append('+').append(s.estimateSize());
            half.forEachRemaining(x -> line.append(' ').append(x));
        }
        line.append(" |");
        s.forEachRemaining(x -> line.append(' ').append(x));
        System.out.println(line + " " + s.estimateSize() + s.tryAdvance(x -> { }));
    }

    static class Countdown implements Spliterator<Integer> {
        int from, to;
        Countdown(int from, int to) { this.from = from; this.to = to; }
        @Override public boolean tryAdvance(Consumer<? super Integer> action) { if (from <= to) return false;
            action.accept(from--); return true; }
        @Override public Spliterator<Integer> trySplit() { int middle = (from + to) / 2; if (from - to < 4) return null;
            Countdown front = new Countdown(from, middle); from = middle; return front; }
        @Override public long estimateSize() { return from - to; }
        @Override public int characteristics() { return ORDERED | SIZED | SUBSIZED | DISTINCT | SORTED; }
        @Override public java.util.Comparator<? super Integer> getComparator() {
            return java.util.Comparator.reverseOrder(); }
    }

    public static void main(String[] args) {
        List<Integer> numbers = List.of(5, 3, 8, 1, 9, 2, 7);
        show("list", new ArrayList<>(numbers).spliterator());
        show("of", numbers.spliterator());
        show("linked", new LinkedList<>(numbers).spliterator());
        show("deque", new ArrayDeque<>(numbers).spliterator());
        show("vector", new Vector<>(numbers).spliterator());
        show("queue", new PriorityQueue<>(numbers).spliterator());
        show("tree", new TreeSet<>(numbers).spliterator());
        show("hash", new HashSet<>(numbers).spliterator());
        show("linked hash", new LinkedHashSet<>(numbers).spliterator());
        show("array", Arrays.spliterator(new String[] {"a", "b", "c"}, 1, 3));
        show("copy on write", new CopyOnWriteArrayList<>(numbers).spliterator());
        show("iterator", Spliterators.spliteratorUnknownSize(numbers.iterator(), Spliterator.ORDERED));
        show("sized iterator", Spliterators.spliterator(numbers.iterator(), 7, 0));
        show("range", IntStream.range(0, 9).spliterator());
        show("stream", numbers.stream().filter(n -> n > 2).map(n -> n * 10).spliterator());
        show("sorted", numbers.stream().sorted().spliterator());
        show("concat", Stream.concat(Stream.of(1, 2), Stream.of(3)).spliterator());
        show("empty", Spliterators.emptySpliterator());
        show("own", new Countdown(10, 0));
        System.out.println(StreamSupport.stream(new Countdown(20, 0), true).map(n -> n * n).toList());
        System.out.println(StreamSupport.stream(new Countdown(6, 0), false).sorted(java.util.Comparator.reverseOrder())
            .limit(3).toList() + " " + StreamSupport.stream(new Countdown(9, 0), true).count()
            + StreamSupport.stream(new Countdown(9, 0), false).skip(7).toList());
        Spliterator<Integer> late = new ArrayList<>(numbers).spliterator();
        ArrayList<Integer> binding = new ArrayList<>(numbers);
        Spliterator<Integer> bound = binding.spliterator();
        binding.add(100);
        System.out.println(bound.estimateSize() + " " + late.hasCharacteristics(Spliterator.SIZED));
        binding.add(101);
        try {
            bound.forEachRemaining(x -> { });
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        try {
            late.getComparator();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        PrimitiveIterator.OfInt ints = IntStream.iterate(1, i -> i < 50, i -> i * 3).iterator();
        int sum = ints.nextInt() + ints.next();
        ints.forEachRemaining((int i) -> System.out.print(i + " "));
        System.out.println(sum + " " + Spliterators.iterator(new Countdown(3, 0)).next()
            + new TreeSet<>(numbers).spliterator().getComparator());
    }
}
