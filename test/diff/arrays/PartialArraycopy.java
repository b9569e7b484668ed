// Aims at: System.arraycopy: overlap both ways, failure after a partial copy, all its error texts.
import java.util.Arrays;

public class PartialArraycopy {
    static void attempt(Object src, int sp, Object dst, int dp, int n) {
        try {
            System.arraycopy(src, sp, dst, dp, n);
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
        System.arraycopy(a, 0, a, 2, 5);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 3, a, 1, 5);
        System.out.println(Arrays.toString(a));
        Object[] mixed = {"a", "b", 3, "d"};
        String[] strings = new String[4];
        attempt(mixed, 0, strings, 0, 4);
        System.out.println(Arrays.toString(strings));
        attempt(strings, 0, mixed, 2, 2);
        System.out.println(Arrays.toString(mixed));
        Object[] self = {1, "x", 2, "y"};
        attempt(self, 0, self, 1, 3);
        System.out.println(Arrays.toString(self));
        int[] i = new int[3];
        attempt(i, 0, new long[3], 0, 1);
        attempt(i, 0, new Object[3], 0, 1);
        attempt(new Object[3], 0, i, 0, 1);
        attempt("not", 0, i, 0, 1);
        attempt(i, 0, "not", 0, 1);
        attempt(i, -1, i, 0, 1);
        attempt(i, 0, i, -1, 1);
        attempt(i, 0, i, 0, -1);
        attempt(i, 2, i, 0, 2);
        attempt(i, 0, i, 2, 2);
        attempt(i, 3, i, 3, 0);
        attempt(i, 4, i, 0, 0);
        attempt(i, Integer.MAX_VALUE, i, 0, Integer.MAX_VALUE);
        attempt(mixed, 3, strings, 1, 2);
        attempt(new String[] {"p"}, 0, new Integer[1], 0, 1);
        attempt(new String[1], 0, new Integer[1], 0, 1);
        attempt(new int[2][2], 0, new Object[2], 0, 2);
        attempt(new Object[] {new int[1], "s"}, 0, new int[2][], 0, 2);
        attempt(null, 0, i, 0, 1);
        attempt(i, 0, null, 0, 1);
    }
}
