// Aims at: generics: erasure, wildcards, recursive bounds, heap pollution, generic arrays, checked casts inserted.
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

public class Generics {
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        T best = null;
        for (T t : c) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }

    static class Stack<E> {
        private E[] items;
        private int n;

        @SuppressWarnings("unchecked")
        Stack() {
            items = (E[]) new Object[2];
        }

        void push(E e) {
            if (n == items.length) items = java.util.Arrays.copyOf(items, n * 2);
            items[n++] = e;
        }

        E pop() {
            E e = items[--n];
            items[n] = null;
            return e;
        }

        <R> Stack<R> map(Function<? super E, ? extends R> f) {
            Stack<R> r = new Stack<>();
            for (int i = 0; i < n; i++) r.push(f.apply(items[i]));
            return r;
        }
    }

    static abstract class Builder<T extends Builder<T>> {
        StringBuilder b = new StringBuilder();

        abstract T self();

        T add(String s) {
            b.append(s);
            return self();
        }
    }

    static class Html extends Builder<Html> {
        Html self() {
            return this;
        }

        Html tag(String t) {
            return add("<" + t + ">");
        }
    }

    static void copy(List<? super Integer> to, List<? extends Number> from) {
        for (Number x : from) to.add(x.intValue());
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        System.out.println(max(List.of(3, 9, 2)) + max(List.of("a", "c", "b")));
        Stack<String> s = new Stack<>();
        for (String w : "a bb ccc dddd".split(" ")) s.push(w);
        Stack<Integer> lengths = s.map(String::length);
        System.out.println(s.pop() + lengths.pop() + lengths.pop());
        System.out.println(new Html().tag("p").add("x").tag("b").b);
        List<Object> objects = new ArrayList<>();
        copy(objects, List.of(1.9, 2L));
        System.out.println(objects);
        List<String> strings = new ArrayList<>();
        List<Integer> polluted = (List<Integer>) (List<?>) strings;
        polluted.add(5);
        Object fine = strings.get(0);
        System.out.println(strings.size() + " " + fine);
        try {
            String bad = strings.get(0);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new ArrayList<String>().getClass() == new ArrayList<Integer>().getClass());
    }
}
