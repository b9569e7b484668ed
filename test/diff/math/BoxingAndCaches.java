// Aims at: boxing caches, equality of boxes, unboxing in comparisons, hash codes, Number conversions.
public class BoxingAndCaches {
    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128;
        Long l = 127L, m = 127L, n = 128L, o = 128L;
        Character x = '\u007f', y = '\u007f', p = '\u0080', q = '\u0080';
        Byte s = -128, t = -128;
        Short u = 127, v = 127;
        Boolean z = true, w = Boolean.valueOf("true");
        System.out.println((a == b) + " " + (c == d) + " " + c.equals(d) + " " + (l == m) + " " + (n == o) + " "
            + (x == y)
            + " " + (p == q) + " " + (s == t) + " " + (u == v) + " " + (z == w) + " " + (c == 128) + " " + (c >= d
            && c <= d));
        System.out.println(a.equals(127L) + " " + l.equals(127L) + " " + new Object().equals(null) + " "
            + Integer.valueOf(-129).equals(-129) + " " + (Integer.valueOf(-128) == Integer.valueOf(-128)));
        System.out.println(a.hashCode() + " " + Long.valueOf(1L << 40).hashCode() + " "
            + Double.valueOf(1.5).hashCode() + " "
            + Float.valueOf(1.5f).hashCode() + " " + Boolean.TRUE.hashCode() + " " + x.hashCode() + " " + s.hashCode());
        Integer i = 5;
        i++;
        i += 10;
        Integer same = i;
        same++;
        Double dd = 1.0 * i;
        Object mixed = true ? 1 : 2.0;
        Object boxed = true ? (Object) 1 : 2.0;
        Object nul = false ? 1 : null;
        System.out.println(i + " " + same + " " + dd + " " + mixed + " " + boxed + " " + nul + " " + (char) (true
            ? 'a' : 0)
            + " " + (true ? 'b' : i) + " " + (false ? 1 : 'c') + " " + (true ? null : 0));
        Number[] numbers = {1, 2L, 3.7f, -4.9, (byte) 300, (short) 70000};
        for (Number k : numbers) {
            System.out.print(k.getClass().getSimpleName() + k.intValue() + "," + k.longValue() + "," + k.byteValue()
                + ","
                + k.doubleValue() + " ");
        }
        System.out.println();
        System.out.println(Integer.compare(3, 5) + Integer.MAX_VALUE + " " + Integer.sum(1, 2) + Integer.max(3, 4) + " "
            + Double.isNaN(0.0 / 0) + Double.compare(0.0, -0.0) + " " + Boolean.logicalXor(true, false) + " "
            + Double.valueOf(Double.NaN).equals(Double.NaN) + " " + (Double.NaN == Double.NaN) + " "
            + Double.valueOf(0.0).equals(-0.0) + " " + Integer.toString(5).equals("5"));
    }
}
