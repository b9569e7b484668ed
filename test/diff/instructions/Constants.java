// Aims at: the constant instructions iconst, lconst, fconst, dconst, bipush, sipush, ldc and ldc2_w at their limits.
public class Constants {
    static int[] ints() {
        return new int[] {-1, 0, 1, 2, 3, 4, 5, 6, -2, 127, -128, 128, -129, 32767, -32768, 32768, -32769,
            Integer.MAX_VALUE, Integer.MIN_VALUE};
    }

    static long[] longs() {
        return new long[] {0, 1, 2, -1, 127, 32768, 1L << 31, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE};
    }

    static float[] floats() {
        return new float[] {0f, 1f, 2f, -0f, 3f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY};
    }

    static double[] doubles() {
        return new double[] {0, 1, -0.0, 2, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN, Double.NEGATIVE_INFINITY};
    }

    public static void main(String[] args) {
        for (int i : ints()) {
            System.out.print(i + " ");
        }
        System.out.println();
        for (long l : longs()) {
            System.out.print(l + " ");
        }
        System.out.println();
        for (float f : floats()) {
            System.out.print(f + " ");
        }
        System.out.println();
        for (double d : doubles()) {
            System.out.print(d + " ");
        }
        System.out.println();
        Object none = null;
        System.out.println(none + " " + Constants.class + " " + int[][].class + " " + "text");
    }
}
