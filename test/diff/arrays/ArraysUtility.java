// Aims at: java.util.Arrays: sort of all types, binarySearch, fill, copyOf, equals, hashCode, mismatch, asList.
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

public class ArraysUtility {
    public static void main(String[] args) {
        int[] a = {5, 3, 9, -1, 0, 3, Integer.MIN_VALUE, Integer.MAX_VALUE};
        Arrays.sort(a);
        System.out.println(Arrays.toString(a) + Arrays.binarySearch(a, 3) + Arrays.binarySearch(a, 4));
        double[] d = {1.5, -0.0, 0.0, Double.NaN, Double.NEGATIVE_INFINITY, 2};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        char[] c = "hello world".toCharArray();
        Arrays.sort(c, 2, 9);
        System.out.println(new String(c));
        byte[] b = {3, -1, 2};
        short[] s = {300, -5};
        long[] l = {1L << 40, -7, 0};
        float[] f = {1f, -2f};
        Arrays.sort(b);
        Arrays.sort(s);
        Arrays.sort(l);
        Arrays.sort(f);
        System.out.println(Arrays.toString(b) + Arrays.toString(s) + Arrays.toString(l) + Arrays.toString(f));
        String[] words = {"pear", "Apple", "fig", "banana", "apple", "kiwi"};
        Arrays.sort(words);
        System.out.println(Arrays.toString(words));
        Arrays.sort(words, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(Arrays.toString(words));
        int[] big = new int[400];
        for (int i = 0; i < big.length; i++) {
            big[i] = (i * 7919) % 401;
        }
        Arrays.sort(big);
        System.out.println(big[0] + " " + big[199] + " " + big[399] + " " + Arrays.hashCode(big));
        Integer[] boxed = new Integer[100];
        Arrays.setAll(boxed, i -> (i * 37) % 101);
        Arrays.sort(boxed, Comparator.reverseOrder());
        System.out.println(boxed[0] + " " + boxed[50] + " " + boxed[99]);
        int[] filled = new int[5];
        Arrays.fill(filled, 1, 4, 8);
        System.out.println(Arrays.toString(filled) + Arrays.toString(Arrays.copyOf(filled, 7))
            + Arrays.toString(Arrays.copyOfRange(filled, 3, 9)) + Arrays.equals(filled, new int[] {0, 8, 8, 8, 0})
            + Arrays.mismatch(filled, new int[] {0, 8, 7}) + Arrays.compare(filled, new int[] {0, 8, 9}));
        List<String> list = Arrays.asList(words);
        list.set(0, "set");
        System.out.println(words[0] + list.contains("kiwi") + list.indexOf("apple") + Arrays.asList(1, null, 3));
        int[][] deep = {{1}, {2, 3}, {}};
        System.out.println(Arrays.deepToString(deep) + Arrays.deepEquals(deep, new int[][] {{1}, {2, 3}, {}})
            + Arrays.deepHashCode(deep) + Arrays.stream(a).skip(1).limit(4).sum());
        int[] prefix = {1, 2, 3, 4};
        Arrays.parallelPrefix(prefix, Integer::sum);
        System.out.println(Arrays.toString(prefix));
        try {
            Arrays.copyOfRange(filled, 4, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            list.add("x");
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
    }
}
