// Aims at: records: equality of floats, arrays and nulls, hash codes, nested generics, local ones, interfaces,
// accessors overridden, varargs.
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

public class RecordsInDepth {
    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, int[] a) { }
    record Empty() { }
    record One(Object only) { }
    record Pair<A, B extends Comparable<B>>(A a, B b) implements Comparable<Pair<A, B>> {
        static int made;
        Pair { made++; Objects.requireNonNull(b, "b"); }
        Pair(A a) { this(a, null); }
        @Override public int compareTo(Pair<A, B> o) { return b.compareTo(o.b); }
        <C> Pair<C, B> map(Function<? super A, ? extends C> f) { return new Pair<>(f.apply(a), b); }
        static <T extends Comparable<T>> Pair<T, T> twin(T t) { return new Pair<>(t, t); }
    }
    record Safe(List<String> names, String... rest) {
        Safe(List<String> names, String... rest) { this.names = List.copyOf(names); this.rest = rest.clone(); }
        @Override public String[] rest() { return rest.clone(); }
        @Override public boolean equals(Object o) { return o instanceof Safe s && names.equals(s.names)
            && Arrays.equals(rest, s.rest); }
        @Override public int hashCode() { return names.hashCode(); }
    }
    record Node(int value, Node next) {
        int sum() { return value + (next == null ? 0 : next.sum()); }
    }
    interface Shape { double area(); default String describe() { return getClass().getSimpleName() + "=" + area(); } }
    record Circle(double r) implements Shape { @Override public double area() { return r * r * 3; } }
    record Square(double side) implements Shape { @Override public double area() { return side * side; }
        @Override public String toString() { return "[" + side + "]"; } }

    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException | StackOverflowError e) {
            System.out.println(what + ": " + (e instanceof StackOverflowError ? e.getClass() : e));
        }
    }

    public static void main(String[] args) {
        int[] array = {1};
        All x = new All(true, (byte) -1, (short) 300, 'q', 7, -8L, 1.5f, Double.NaN, null, null);
        System.out.println(x + " " + x.hashCode() + " " + x.equals(new All(true, (byte) -1, (short) 300, 'q', 7, -8L,
            1.5f, Double.NaN, null, null)));
        System.out.println(new One(array).equals(new One(array)) + " " + new One(array).equals(new One(array.clone()))
            + " " + new One(0.0).equals(new One(-0.0)) + " " + new One(null).equals(new One(null))
            + new One(null).hashCode() + " " + new One(1).equals(new One(1L)) + new One(1).equals(null));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + new Empty().hashCode() + " "
            + new One(new One("deep")) + " " + new One(List.of(1, 2)).hashCode());
        Pair<String, Integer> p = new Pair<>("a", 5);
        System.out.println(p.map(String::length) + " " + Pair.twin("t") + " " + p.compareTo(new Pair<>("b", 9)) + " "
            + Pair.made + " " + new Pair<>(null, 1).hashCode());
        attempt("null", () -> new Pair<String, Integer>("a"));
        System.out.println(Pair.made);
        Safe safe = new Safe(new java.util.ArrayList<>(List.of("n")), "r", "s");
        safe.rest()[0] = "changed";
        System.out.println(safe.rest()[0] + safe.names() + safe.equals(new Safe(List.of("n"), "r", "s"))
            + new Safe(List.of()).rest().length);
        attempt("immutable", () -> safe.names().add("x"));
        System.out.println(new Node(1, new Node(2, new Node(3, null))).sum() + " " + new Node(1, new Node(2, null))
            + " " + new Node(1, new Node(2, null)).equals(new Node(1, new Node(2, null))));
        record Local(int key, String value) { static Local parse(String s) { String[] parts = s.split("=");
            return new Local(Integer.parseInt(parts[0]), parts[1]); } }
        Map<Local, Integer> map = new HashMap<>();
        map.merge(Local.parse("1=a"), 1, Integer::sum);
        map.merge(new Local(1, "a"), 1, Integer::sum);
        System.out.println(map + " " + Local.parse("2=b").equals(new Local(2, "b")) + " "
            + new Local(0, "").getClass().getName());
        for (Shape shape : new Shape[] {new Circle(2), new Square(3)}) {
            System.out.println(shape + " " + shape.describe() + " " + shape.getClass().isRecord() + " "
                + (shape instanceof Circle c && c.r() > 1));
        }
        Object[] loop = new Object[1];
        One cyclic = new One(Arrays.asList(loop));
        loop[0] = cyclic;
        attempt("cycle", cyclic::hashCode);
        attempt("float", () -> new One(Float.NaN).equals(new One(0.0f / 0.0f)));
        record Floats(float f, double d) { }
        System.out.println(new Floats(0f, -0.0).equals(new Floats(-0f, -0.0)) + " "
            + new Floats(Float.NaN, 1).equals(new Floats(Float.intBitsToFloat(0x7fc00001), 1)) + " "
            + new Floats(0f, 0).hashCode() + new Floats(-0f, 0).hashCode() + new Floats(1e10f, 1e-5));
        enum Kind { A, B; Kind other() { return values()[1 - ordinal()]; } }
        record Keyed(Kind kind, char sign) { Keyed(Kind kind) { this(kind, kind.name().charAt(0)); } }
        System.out.println(new Keyed(Kind.A.other()) + " " + new Keyed(Kind.B)
            .equals(new Keyed(Kind.valueOf("B"), 'B')));
    }
}
