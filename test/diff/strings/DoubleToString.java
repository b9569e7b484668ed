// Aims at: Double.toString and Float.toString of many values (values on which JDK 17 and 19+ agree and some not).
public class DoubleToString {
    public static void main(String[] args) {
        double[] d = {0, -0.0, 1, -1, 0.1, 0.2, 0.1 + 0.2, 1e7, 9999999, 1e-3, 9.99e-4, 123456789.125, 1e21, 1e22, 1e23,
            1.0 / 3, 2.0 / 3, Math.PI, Math.E, Double.MIN_VALUE, Double.MAX_VALUE, Double.MIN_NORMAL, 4.35, 100, 1e100,
            2e-3, 5e-324, 2.2250738585072011e-308, 1.7976931348623157e308, 9007199254740993.0, 0.30000000000000004,
                3e10,
            12345678.9, 0.001, 0.00123, 1.1e-5, 2e23, 8.41e21, 2.0E-3, 4.9e-324, 1e16, 123e-20};
        for (double x : d) {
            System.out.print(x + " " + -x + " ");
        }
        System.out.println();
        float[] f = {0f, 1f, 0.1f, 0.2f, 0.3f, 1e10f, 1.1f, 3.4028235e38f, 1.4e-45f, 16777216f, 1e7f, 0.001f, 9.999e-4f,
            (float) Math.PI, 1f / 3, 2e-44f, 33554432f, 1.0e8f, 7.7777776e7f};
        for (float x : f) {
            System.out.print(x + " " + -x + " ");
        }
        System.out.println();
        double v = 1;
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 60; i++) {
            v *= 1.7;
            b.append(v).append(' ').append((float) v).append(' ').append(1 / v).append(' ');
        }
        System.out.println(b);
        System.out.println(Double.toHexString(1.5) + " " + Double.toHexString(-0.1) + " " + Double.toHexString(5e-324)
            + " " + Float.toHexString(0.1f));
        System.out.println(Double.doubleToLongBits(0.1) + " " + Float.floatToIntBits(0.1f) + " "
            + Double.longBitsToDouble(0x3ff0000000000001L) + " " + Float.intBitsToFloat(1));
    }
}
