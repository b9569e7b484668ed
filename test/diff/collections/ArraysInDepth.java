// Aims at: java.util.Arrays: comparison, mismatch, hash codes, deep texts, parallel operations, sorts of nearly sorted
// data, bounds.
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

public class ArraysInDepth {
    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4}, b = {1, 2, 4};
        System.out.println(Arrays.compare(a, b) + " " + Arrays.mismatch(a, b) + " "
            + Arrays.compareUnsigned(new int[] {-1}, new int[] {1}) + Arrays.equals(a, 0, 2, b, 0, 2)
            + Arrays.compare(new String[] {"a", null}, new String[] {"a", "b"})
            + Arrays.mismatch(new double[] {0.0}, new double[] {-0.0}) + Arrays.compare((int[]) null, a));
        Object[] deep = {1, new int[] {2, 3}, new Object[] {"x", new long[][] {{4}, null}}, null};
        System.out.println(Arrays.deepToString(deep) + " " + Arrays.deepHashCode(deep) + " "
            + Arrays.deepEquals(deep, new Object[] {1, new int[] {2, 3}, new Object[] {"x", new long[][] {{4}, null}},
            null}) + Arrays.hashCode(new float[] {1.5f, Float.NaN}) + Arrays.hashCode(new boolean[] {true, false}));
        Object[] loop = {null, 1};
        loop[0] = loop;
        System.out.println(Arrays.deepToString(loop) + " " + Arrays.toString((int[]) null)
            + Arrays.toString(new char[] {'a', '\n'}).length());
        long[] prefix = {1, 2, 3, 4, 5, 6, 7, 8};
        Arrays.parallelPrefix(prefix, 2, 7, Long::sum);
        Arrays.setAll(a, i -> i * i);
        Arrays.parallelSetAll(b, i -> 10 - i);
        System.out.println(Arrays.toString(prefix) + Arrays.toString(a) + Arrays.toString(b)
            + Arrays.stream(prefix, 1, 4).sum());
        Random random = new Random(8);
        for (int n : new int[] {10, 60, 300, 5000, 20000}) {
            int[] shuffled = random.ints(n, 0, n).toArray();
            int[] runs = new int[n];
            for (int i = 0; i < n; i++) runs[i] = i % (n / 4 + 1) * (i % 7 == 0 ? -1 : 1);
            int[] parallel = shuffled.clone();
            Integer[] boxed = Arrays.stream(runs).boxed().toArray(Integer[]::new);
            double[] doubles = Arrays.stream(runs).asDoubleStream().map(d -> d % 3 == 0 ? -0.0 : d / 2).toArray();
            doubles[n / 2] = Double.NaN;
            byte[] bytes = new byte[n];
            random.nextBytes(bytes);
            char[] chars = new char[n];
            for (int i = 0; i < n; i++) chars[i] = (char) (bytes[i] * 31);
            Arrays.sort(shuffled);
            Arrays.parallelSort(parallel);
            Arrays.sort(runs, n / 10, n);
            Arrays.sort(boxed, Comparator.comparing((Integer i) -> i % 5).thenComparing(Comparator.reverseOrder()));
            Arrays.sort(doubles);
            Arrays.sort(bytes);
            Arrays.sort(chars);
            System.out.println(n + " " + Arrays.hashCode(shuffled) + " " + Arrays.equals(shuffled, parallel) + " "
                + Arrays.hashCode(runs) + " " + Arrays.hashCode(boxed) + " " + Arrays.hashCode(doubles) + " "
                + Arrays.hashCode(bytes) + " " + Arrays.hashCode(chars) + " "
                + Arrays.binarySearch(shuffled, shuffled[n / 3] ) / n + " "
                + Arrays.binarySearch(bytes, (byte) 200) / n);
        }
        System.out.println(Arrays.toString(Arrays.copyOf(new String[] {"a"}, 3, Object[].class))
            + Arrays.toString(Arrays.copyOfRange(new byte[] {1, 2, 3}, 1, 5))
            + Arrays.asList(1, 2).getClass().getSimpleName() + Arrays.copyOf(new Integer[0], 2, Number[].class)
            .getClass());
        List<String> view = Arrays.asList("c", "a", "b");
        view.sort(null);
        view.replaceAll(String::toUpperCase);
        System.out.println(view + " " + view.indexOf("B") + Arrays.asList(new int[2]).size()
            + view.toArray().getClass());
        attempt("range", () -> { Arrays.sort(new int[3], 2, 5); return ""; });
        attempt("inverted", () -> { Arrays.fill(new int[3], 2, 1, 0); return ""; });
        attempt("negative", () -> Arrays.copyOf(new int[1], -1));
        attempt("copy range", () -> Arrays.copyOfRange(new int[1], 2, 3));
        attempt("copy inverted", () -> Arrays.copyOfRange(new int[1], 1, 0));
        attempt("store", () -> Arrays.copyOf(new Object[] {"x"}, 1, Integer[].class));
        attempt("mixed", () -> { Arrays.sort(new Object[] {1, "x"}); return ""; });
        attempt("contract", () -> { Integer[] many = new Integer[100]; Arrays.setAll(many, i -> i);
            Arrays.sort(many, (x, y) -> x % 3 == 0 ? 1 : y % 2 == 0 ? -1 : 1); return "sorted"; });
        attempt("search", () -> Arrays.binarySearch(new Object[] {"a", 1}, "b"));
    }
}
