// Aims at: the texts of index, size, store and cast failures on arrays, and the order of the checks.
public class ArrayErrors {
    static int side(String s, int v) {
        System.out.print(s + " ");
        return v;
    }

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static int[] none() {
        System.out.print("none ");
        return null;
    }

    public static void main(String[] args) {
        int[] a = new int[3];
        long[] l = new long[0];
        Object[] o = new String[2];
        Object[][] oo = new Integer[2][2];
        attempt(() -> a[3] = 1);
        attempt(() -> a[-1]++);
        attempt(() -> System.out.println(l[0]));
        attempt(() -> System.out.println(o[Integer.MIN_VALUE]));
        attempt(() -> System.out.println(a[Integer.MAX_VALUE]));
        attempt(() -> o[0] = 1);
        attempt(() -> o[0] = new Object());
        attempt(() -> o[2] = 1);
        attempt(() -> o[0] = null);
        attempt(() -> oo[0] = new Object[1]);
        attempt(() -> oo[1] = new Integer[7]);
        attempt(() -> oo[0][0] = "x");
        attempt(() -> oo[0] = new String[1]);
        attempt(() -> System.out.println(new int[side("n", -1)].length));
        attempt(() -> System.out.println(new String[side("n", -5)].length));
        attempt(() -> System.out.println(new int[side("a", 2)][side("b", -3)][side("c", -4)].length));
        attempt(() -> System.out.println(new int[side("a", -2)][side("b", 3)].length));
        attempt(() -> System.out.println(new int[side("a", 0)][side("b", -3)].length));
        attempt(() -> none()[side("index", 1)] = side("value", 2));
        attempt(() -> a[side("index", 7)] = side("value", 1 / (a.length - 3)));
        attempt(() -> a[side("index", 7)] = side("value", 2));
    }
}
