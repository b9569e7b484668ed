// Aims at: BitSet in full, PriorityQueue with removals and comparators, ArrayDeque growth both ways, and their
// failures.
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.stream.Collectors;

public class BitsAndHeaps {
    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        BitSet a = new BitSet();
        a.set(0, 10);
        a.set(63, 130, true);
        a.flip(5);
        a.clear(100, 110);
        BitSet b = BitSet.valueOf(new long[] {0xF0F0L, -1L});
        System.out.println(a + " " + a.cardinality() + " " + a.length() + " " + a.size() + " " + a.nextSetBit(11)
            + a.nextClearBit(64) + a.previousSetBit(62) + a.previousClearBit(9) + " " + a.hashCode());
        System.out.println(a.intersects(b) + " " + Arrays.toString(a.toLongArray()) + Arrays.toString(b.toByteArray())
            + a.get(60, 70) + b.stream().limit(5).boxed().collect(Collectors.toList()));
        BitSet and = (BitSet) a.clone(), or = (BitSet) a.clone(), xor = (BitSet) a.clone(), not = (BitSet) a.clone();
        and.and(b);
        or.or(b);
        xor.xor(b);
        not.andNot(b);
        System.out.println(and.cardinality() + " " + or.cardinality() + " " + xor.cardinality() + " " + not + " "
            + new BitSet(0).equals(new BitSet(1000)) + new BitSet().length() + and.isEmpty());
        attempt("negative", () -> a.get(-1));
        attempt("range", () -> { a.set(5, 3); return ""; });
        attempt("size", () -> new BitSet(-1));
        attempt("previous", () -> a.previousSetBit(-2));
        PriorityQueue<int[]> heap = new PriorityQueue<>(Comparator.<int[]>comparingInt(x -> x[0])
            .thenComparing(x -> -x[1]));
        Random random = new Random(3);
        for (int i = 0; i < 20; i++) {
            heap.add(new int[] {random.nextInt(6), i});
        }
        StringBuilder order = new StringBuilder();
        while (heap.size() > 10) {
            int[] top = heap.poll();
            order.append(top[0]).append('/').append(top[1]).append(' ');
        }
        System.out.println(order);
        PriorityQueue<Integer> numbers = new PriorityQueue<>(List.of(9, 4, 7, 1, 8, 2, 6));
        System.out.println(numbers + " " + numbers.remove(7) + numbers.remove(70) + numbers + numbers.contains(8)
            + numbers.removeIf(n -> n % 4 == 0) + numbers);
        Iterator<Integer> iterator = numbers.iterator();
        iterator.next();
        iterator.remove();
        System.out.println(numbers + " " + new PriorityQueue<>(numbers).peek() + numbers.comparator()
            + Arrays.toString(numbers.toArray()));
        attempt("incomparable", () -> new PriorityQueue<Object>(List.of(new Object(), new Object())).size());
        attempt("null", () -> numbers.add(null));
        attempt("element", () -> new PriorityQueue<>().element());
        attempt("capacity", () -> new PriorityQueue<>(0));
        Deque<Integer> deque = new ArrayDeque<>(2);
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) deque.addFirst(i);
            else deque.addLast(i);
            if (i % 5 == 4) deque.pollLast();
        }
        System.out.println(deque + " " + deque.removeFirstOccurrence(18) + deque.removeLastOccurrence(100)
            + deque.peekFirst() + deque.peekLast() + deque.size());
        Iterator<Integer> back = deque.descendingIterator();
        back.next();
        back.remove();
        deque.push(100);
        deque.removeIf(n -> n % 2 == 1);
        System.out.println(deque + " " + deque.pop() + deque.offerLast(5) + deque.contains(5)
            + deque.stream().mapToInt(n -> n).sum() + new ArrayDeque<>(deque).equals(deque));
        attempt("null", () -> { deque.add(null); return ""; });
        attempt("empty", () -> new ArrayDeque<>().removeLast());
        attempt("pop", () -> new ArrayDeque<>().pop());
        attempt("iterator", () -> new ArrayDeque<>().iterator().next());
        attempt("changed", () -> { for (Integer i : deque) { deque.addFirst(i); deque.pollLast(); deque.clear(); }
            return "done"; });
        System.out.println(Collections.asLifoQueue(new ArrayDeque<>(List.of(1, 2))).add(3) + " "
            + Collections.max(numbers) + Collections.min(numbers, Collections.reverseOrder()));
    }
}
