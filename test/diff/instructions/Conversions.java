// Aims at: all primitive conversions, saturating and narrowing.
public class Conversions {
    static void ofInt(int i) {
        System.out.println(i + " -> " + (byte) i + " " + (short) i + " " + (int) (char) i + " " + (long) i + " "
            + (float) i + " " + (double) i);
    }

    static void ofLong(long l) {
        System.out.println(l + " -> " + (int) l + " " + (float) l + " " + (double) l + " " + (byte) l + " " + (short) l
            + " " + (int) (char) l);
    }

    static void ofFloat(float f) {
        System.out.println(f + " -> " + (int) f + " " + (long) f + " " + (double) f + " " + (byte) f + " " + (short) f
            + " " + (int) (char) f);
    }

    static void ofDouble(double d) {
        System.out.println(d + " -> " + (int) d + " " + (long) d + " " + (float) d + " " + (byte) d + " " + (short) d
            + " " + (int) (char) d);
    }

    public static void main(String[] args) {
        for (int i : new int[] {0, 1, -1, 127, 128, 255, 256, -129, 32767, 32768, 65535, 65536, 16777217,
            Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            ofInt(i);
        }
        for (long l : new long[] {0, -1, 1L << 31, (1L << 32) + 5, Long.MAX_VALUE, Long.MIN_VALUE, (1L << 53) + 1,
            (1L << 24) + 1, 0x7fffffbfffffffffL, 0x123456789abcdefL}) {
            ofLong(l);
        }
        for (float f : new float[] {0f, -0f, 1.9f, -1.9f, 300f, -40000f, 2147483647f, 2147483648f, 3e9f, 1e19f, -1e19f,
            Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.MIN_VALUE}) {
            ofFloat(f);
        }
        for (double d : new double[] {0, -0.0, 0.99, -0.99, 2147483647.5, 2147483648.0, -2147483648.9, -2147483649.0,
            9.3e18, -9.3e18, 1e300, 1e-320, 3.4028235677973366e38, Double.NaN, Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY, 16777217.0, 65.7}) {
            ofDouble(d);
        }
    }
}
