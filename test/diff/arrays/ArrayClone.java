// Aims at: clone of arrays of every kind, covariant static type, shallow for nested arrays.
import java.util.Arrays;

public class ArrayClone {
    public static void main(String[] args) {
        int[] i = {1, 2, 3};
        int[] j = i.clone();
        j[0] = 9;
        long[] l = new long[] {1L << 40}.clone();
        boolean[] z = new boolean[] {true, false}.clone();
        char[] c = "abc".toCharArray().clone();
        double[] d = new double[] {-0.0, Double.NaN}.clone();
        String[][] s = {{"a"}, {"b", "c"}, null};
        String[][] t = s.clone();
        t[0][0] = "changed";
        t[1] = new String[] {"new"};
        Object[] o = new Integer[] {1, 2}.clone();
        byte[] empty = new byte[0].clone();
        System.out.println(Arrays.toString(i) + Arrays.toString(j) + l[0] + z[0] + z[1] + new String(c)
            + Arrays.toString(d));
        System.out.println(Arrays.deepToString(s) + Arrays.deepToString(t) + o.getClass().getSimpleName()
            + empty.length + (i != j) + (s[0] == t[0]));
    }
}
