import java.util.Arrays;
import java.util.Objects;

/** toString, hashCode and equals of records, with the order in which components are asked. */
public class Records {
    record Empty() {}

    record Point(int x, int y) {}

    record All(boolean z, byte b, char c, short s, int i, long j, float f, double d, String text, Object object,
               int[] array, String[][] arrays) {}

    record Generic<T extends Comparable<T>>(T value, java.util.List<? extends T> list) {}

    record Nested(Point point, Generic<String> generic, Nested next) {}

    record Custom(int x) {
        @Override public String toString() {
            return "custom " + x;
        }
    }

    record Wide(long a, double b, long c, double d, long e) {}

    record Teller(Tag first, Tag second, Tag third) {}

    record Floats(float f, double d) {}

    static final class Tag {
        final String name;
        final boolean equal;

        Tag(String name, boolean equal) {
            this.name = name;
            this.equal = equal;
        }

        @Override public boolean equals(Object o) {
            System.out.println("equals " + name);
            return equal;
        }

        @Override public int hashCode() {
            System.out.println("hashCode " + name);
            return name.hashCode();
        }

        @Override public String toString() {
            System.out.println("toString " + name);
            return name.equals("null") ? null : name;
        }
    }

    static final class Bad {
        @Override public boolean equals(Object o) {
            throw new IllegalStateException("equals");
        }

        @Override public int hashCode() {
            throw new IllegalStateException("hashCode");
        }

        @Override public String toString() {
            throw new IllegalStateException("toString");
        }
    }

    record Holder(Object object) {}

    static void show(Object a, Object b) {
        System.out.println(a + " " + a.hashCode() + " " + a.equals(b) + " " + Objects.equals(b, a) + " " + a.equals(a)
            + " " + a.equals(null) + " " + a.equals("x"));
    }

    static void fails(Runnable action) {
        try {
            action.run();
        } catch (IllegalStateException e) {
            StackTraceElement[] trace = e.getStackTrace();
            System.out.println(e.getMessage() + " " + trace[0].getMethodName());
        }
    }

    public static void main(String[] args) {
        record Local(String a, int b) {}
        int[] ints = {1};
        String[][] strings = {{"a"}};
        show(new Empty(), new Empty());
        show(new Point(1, 2), new Point(1, 2));
        show(new Point(1, 2), new Point(2, 1));
        show(new Point(Integer.MIN_VALUE, -1), new Point(Integer.MIN_VALUE, 0));
        All all = new All(true, (byte) -1, 'x', (short) -2, 3, 4L << 40, 5.5f, -0.0, "t", null, null, null);
        show(all, new All(true, (byte) -1, 'x', (short) -2, 3, 4L << 40, 5.5f, -0.0, "t", null, null, null));
        show(all, new All(false, (byte) -1, 'x', (short) -2, 3, 4L << 40, 5.5f, -0.0, "t", null, null, null));
        show(all, new All(true, (byte) -1, 'x', (short) -2, 3, 4L << 40, 5.5f, 0.0, "t", null, null, null));
        show(all, new All(true, (byte) -1, 'x', (short) -2, 3, 4L << 41, 5.5f, -0.0, "t", null, null, null));
        System.out.println(new All(true, (byte) 0, 'c', (short) 0, 0, 0, 0, 0, "t", null, ints, strings)
            .equals(new All(true, (byte) 0, 'c', (short) 0, 0, 0, 0, 0, "t", null, ints, strings.clone())));
        System.out.println(new All(true, (byte) 0, 'c', (short) 0, 0, 0, 0, 0, "t", null, ints, strings)
            .equals(new All(true, (byte) 0, 'c', (short) 0, 0, 0, 0, 0, "t", null, ints, strings)));
        show(new Generic<>("v", Arrays.asList("p", "q")), new Generic<>("v", Arrays.asList("p", "q")));
        Nested nested = new Nested(new Point(0, 0), null, new Nested(null, null, null));
        show(nested, new Nested(new Point(0, 0), null, new Nested(null, null, null)));
        show(new Custom(4), new Custom(4));
        show(new Wide(1, Double.NaN, Long.MIN_VALUE, 1e300, -1), new Wide(1, Double.NaN, Long.MIN_VALUE, 1e300, -1));
        show(new Floats(Float.NaN, 0.0), new Floats(Float.NaN, -0.0));
        show(new Floats(-0.0f, 1), new Floats(0.0f, 1));
        show(new Local("l", 1), new Local("l", 1));
        Teller teller = new Teller(new Tag("1", true), new Tag("2", false), new Tag("null", true));
        show(teller, new Teller(new Tag("1", true), new Tag("2", true), new Tag("3", true)));
        fails(() -> new Holder(new Bad()).toString());
        fails(() -> new Holder(new Bad()).hashCode());
        fails(() -> new Holder(new Bad()).equals(new Holder(1)));
        System.out.println("done");
    }
}
