// Aims at: records: equals, hashCode and toString over all component types, compact constructors, nesting, generics.
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Records {
    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, int[] a) { }

    record Point(int x, int y) implements Comparable<Point> {
        static final Point ORIGIN = new Point(0, 0);

        Point {
            if (x < -1000) throw new IllegalArgumentException("x " + x);
            y = Math.abs(y);
        }

        Point(int both) {
            this(both, both);
        }

        double length() {
            return Math.sqrt(x * x + y * y);
        }

        @Override
        public int compareTo(Point o) {
            return Integer.compare(x * x + y * y, o.x * o.x + o.y * o.y);
        }
    }

    record Pair<A, B>(A first, B second) {
        <C> Pair<A, C> with(C c) {
            return new Pair<>(first, c);
        }

        static <T> Pair<T, T> twin(T t) {
            return new Pair<>(t, t);
        }
    }

    record Empty() { }

    record Named(String name) {
        @Override
        public String name() {
            return "<" + name + ">";
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Named n && n.name.equalsIgnoreCase(name);
        }

        @Override
        public int hashCode() {
            return 7;
        }
    }

    record Node(int value, Node next) { }

    public static void main(String[] args) {
        int[] shared = {1};
        All a = new All(true, (byte) -1, (short) 2, 'c', 4, 5L, 6.5f, -0.0, "t", shared);
        All b = new All(true, (byte) -1, (short) 2, 'c', 4, 5L, 6.5f, -0.0, "t", shared);
        All c = new All(true, (byte) -1, (short) 2, 'c', 4, 5L, 6.5f, 0.0, "t", shared);
        System.out.println(a.equals(b) + " " + a.equals(c) + " " + a.equals(null) + " " + a.equals("x") + " "
            + (a.hashCode() == b.hashCode()) + " " + a.toString().replaceAll("@[0-9a-f]+", "@"));
        System.out.println(new Point(3, -4) + " " + new Point(3, 4).hashCode() + " " + new Point(5).length() + " "
            + Point.ORIGIN.equals(new Point(0)) + " " + new Point(1, 2).compareTo(new Point(2)));
        try {
            new Point(-2000, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Pair.twin("x").with(5) + " " + new Pair<>(null, List.of(1)) + " "
            + new Pair<>(null, null).hashCode()
            + " " + new Pair<>(1, 2L).hashCode() + " " + new Pair<>(1, 2L).equals(new Pair<>(1, 2)) + " "
            + new Empty() + " "
            + new Empty().equals(new Empty()) + new Empty().hashCode());
        Map<Point, String> m = new HashMap<>();
        m.put(new Point(1, 1), "a");
        System.out.println(m.get(new Point(1)) + " " + m + " " + new Named("A").equals(new Named("a")) + new Named("q")
            + new Named("q").name());
        record Local(double d, float f) { }
        System.out.println(new Local(Double.NaN, Float.NaN).equals(new Local(Double.NaN, Float.NaN)) + " "
            + new Local(1.5, 2.5f).hashCode() + " " + new Local(-0.0, 0f) + " " + new Node(1, new Node(2, null)));
        System.out.println(Point.class.isRecord() + " "
            + Arrays.toString(Arrays.stream(Point.class.getRecordComponents())
            .map(r -> r.getName() + ":" + r.getType()).toArray()));
    }
}
