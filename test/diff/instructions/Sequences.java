/** Sequences of instructions that an interpreter may execute as one: what fails in their midst, NaN, wrap-around. */
public class Sequences {
    int field = 41;
    long wide = 1L << 40;
    boolean flag;

    int field() {
        return field;
    }

    static int self(int x) {
        return x;
    }

    static int seven() {
        return 7;
    }

    static String reason(Runnable r) {
        try {
            r.run();
            return "fine";
        } catch (RuntimeException e) {
            StackTraceElement top = e.getStackTrace()[0];
            return e.getClass().getSimpleName() + " " + e.getMessage() + " line " + top.getLineNumber();
        }
    }

    static void failures() {
        Sequences none = null;
        int[] ints = {1, 2, 3};
        double[] doubles = null;
        byte[] bytes = {-1, -128};
        char[] chars = {'\uffff'};
        int three = 3, minus = -1, zero = 0;
        for (int round = 0; round < 3; round++) {
            System.out.println(reason(() -> System.out.println(ints[three])));
            System.out.println(reason(() -> System.out.println(ints[minus])));
            System.out.println(reason(() -> System.out.println(doubles[zero])));
            System.out.println(reason(() -> System.out.println(none.field)));
            System.out.println(reason(() -> System.out.println(none.wide)));
            System.out.println(reason(() -> none.field += three));
            System.out.println(reason(() -> none.field = three));
            System.out.println(reason(() -> System.out.println(doubles.length)));
            System.out.println(reason(() -> System.out.println(none.field())));
            System.out.println(bytes[zero] + " " + bytes[1] + " " + (int) chars[zero] + " " + ints[zero]);
        }
    }

    static void comparisons() {
        double[] values = {Double.NaN, -0.0, 0.0, 1.5, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double x : values) {
            for (double y : values) {
                int bits = 0;
                if (x < y) bits |= 1;
                if (x <= y) bits |= 2;
                if (x > y) bits |= 4;
                if (x >= y) bits |= 8;
                if (x == y) bits |= 16;
                if (x != y) bits |= 32;
                if (!(x < y) && !(x > y)) bits |= 64;
                System.out.print(bits + " ");
            }
            System.out.println();
        }
        long[] longs = {Long.MIN_VALUE, -1, 0, 1, 1L << 32, Long.MAX_VALUE};
        for (long x : longs) {
            for (long y : longs) {
                int bits = (x < y ? 1 : 0) | (x <= y ? 2 : 0) | (x > y ? 4 : 0) | (x >= y ? 8 : 0) | (x == y ? 16 : 0);
                System.out.print(bits + (x != y ? 32 : 0) + " ");
            }
            System.out.println();
        }
        int[] ints = {Integer.MIN_VALUE, -1, 0, 1, Integer.MAX_VALUE};
        for (int x : ints) {
            for (int y : ints) {
                int bits = (x < y ? 1 : 0) | (x <= y ? 2 : 0) | (x > y ? 4 : 0) | (x >= y ? 8 : 0) | (x == y ? 16 : 0);
                bits |= (x < 0 ? 64 : 0) | (x <= 0 ? 128 : 0) | (x > 0 ? 256 : 0) | (x >= 0 ? 512 : 0) | (x == 0 ? 1024 : 0);
                bits |= (x < 1 ? 1 << 11 : 0) | (x >= 1 ? 1 << 12 : 0) | (x == 1 ? 1 << 13 : 0) | ((x & y) == 0 ? 1 << 14 : 0);
                System.out.print(bits + (x != y ? 32 : 0) + " ");
            }
            System.out.println();
        }
    }

    static void sums() {
        int x = Integer.MAX_VALUE, y = 5, shift = 33;
        long l = Long.MAX_VALUE, m = 3;
        double d = 1.0 + Math.ulp(1.0), e = 1.0 - Math.ulp(1.0) / 2, f = -1.0;
        x = x + y;
        y = x * y;
        System.out.println(x + " " + y + " " + (x - 1) + " " + (x << 33) + " " + (x >>> 33) + " " + (x << shift));
        x = x ^ y;
        y = x & 255;
        System.out.println(x + " " + y + " " + (x & y) + " " + (x - y) + " " + (y - x) + " " + self(y) + seven());
        l = l + m;
        m = l * m;
        System.out.println(l + " " + m + " " + (l << 65) + " " + (l >> 63) + " " + (l >>> 63) + " " + (int) l + " " + (l ^ x));
        l = l - y;
        m = l | m;
        System.out.println(l + " " + m + " " + (m & l) + " " + (l * x) + " " + (l - x) + " " + (l + x));
        System.out.println((d * e + f) + " " + (f - d * e) + " " + (d - e) + " " + (d / e));
        d = d * e;
        e = d - e;
        f = e / f;
        System.out.println(d + " " + e + " " + f);
        for (int i = 0; i < 3; i++) {
            int copy = i, other = copy;
            System.out.print(copy + other + " ");
        }
        System.out.println();
    }

    public static void main(String[] args) {
        failures();
        comparisons();
        sums();
        Sequences s = new Sequences();
        for (int i = 0; i < 4; i++) {
            s.field += i;
            s.wide += i;
            s.flag = !s.flag;
        }
        System.out.println(s.field() + " " + s.wide + " " + s.flag);
    }
}
