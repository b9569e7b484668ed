// Aims at: float and double arithmetic including frem/drem, -0.0, NaN, infinities and subnormals, by bit pattern.
public class FloatArithmetic {
    static final float[] F = {0f, -0f, 1f, -1f, 0.5f, 3f, -7.5f, 1e30f, 1e-40f, Float.MIN_VALUE, Float.MAX_VALUE,
        Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, Float.NaN};
    static final double[] D = {0, -0.0, 1, -1, 0.1, 3, -7.5, 1e300, 1e-310, Double.MIN_VALUE, Double.MAX_VALUE,
        Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN};

    public static void main(String[] args) {
        for (float a : F) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (float b : F) {
                int mixed = Float.floatToIntBits(a + b) * 3 ^ Float.floatToIntBits(a - b) * 5
                    ^ Float.floatToIntBits(a * b) * 7 ^ Float.floatToIntBits(a / b) * 11
                    ^ Float.floatToIntBits(a % b) * 13 ^ Float.floatToIntBits(-a) * 17;
                line.append(' ').append(Integer.toHexString(mixed));
            }
            System.out.println(line);
        }
        for (double a : D) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (double b : D) {
                long mixed = Double.doubleToLongBits(a + b) * 3 ^ Double.doubleToLongBits(a - b) * 5
                    ^ Double.doubleToLongBits(a * b) * 7 ^ Double.doubleToLongBits(a / b) * 11
                    ^ Double.doubleToLongBits(a % b) * 13 ^ Double.doubleToLongBits(-a) * 17;
                line.append(' ').append(Long.toHexString(mixed));
            }
            System.out.println(line);
        }
        System.out.println(5.5 % 2 + " " + -5.5 % 2 + " " + 5.5 % -2 + " " + 5.5f % 1.1f + " " + 1e17 % 3
            + " " + 5.0 % Double.POSITIVE_INFINITY + " " + 0.0 / 0.0 + " " + 1 / 0.0 + " " + 1 / -0.0f + " "
            + -0.0 % 3);
    }
}
