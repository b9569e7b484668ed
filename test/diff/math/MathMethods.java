// Aims at: java.lang.Math: rounding, floorDiv, exact results, powers and roots, bit-level helpers.
public class MathMethods {
    public static void main(String[] args) {
        int[] a = {7, -7, 0, Integer.MIN_VALUE};
        int[] b = {3, -3, 1, -1};
        for (int x : a) {
            for (int y : b) {
                System.out.print(Math.floorDiv(x, y) + "," + Math.floorMod(x, y) + "," + x / y + "," + x % y + " ");
            }
        }
        System.out.println();
        for (double d : new double[] {0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 1e18, -1e19, Double.NaN, 0.49999999999999994,
            4503599627370497.5, Double.NEGATIVE_INFINITY}) {
            System.out.print(Math.round(d) + "," + Math.floor(d) + "," + Math.ceil(d) + "," + Math.rint(d) + ","
                + Math.abs(d) + "," + Math.signum(d) + "," + Math.round((float) d) + " ");
        }
        System.out.println();
        System.out.println(Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.cbrt(27) + " " + Math.pow(2, 10) + " "
            + Math.pow(2, 0.5) + " " + Math.pow(0, 0) + " " + Math.hypot(3, 4) + " " + StrictMath.sin(1) + " "
            + StrictMath.exp(1) + " " + StrictMath.log(10) + " " + StrictMath.atan2(1, -1) + " " + StrictMath.tan(0.5));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(-0.0, 0.0) + " " + Math.max(Float.NaN, 1f) + " "
            + Math.ulp(1.0) + " " + Math.nextUp(1.0) + " " + Math.nextAfter(1f, 0) + " " + Math.scalb(1.5, 4) + " "
            + Math.getExponent(1024.5) + " " + Math.copySign(3, -0.0) + " " + Math.fma(2.0, 3.0, 1.0) + " "
            + Math.IEEEremainder(5, 3) + " " + Math.toDegrees(Math.PI) + " " + Math.abs(Integer.MIN_VALUE) + " "
            + Math.abs(Long.MIN_VALUE) + " " + Math.multiplyHigh(Long.MAX_VALUE, 4));
    }
}
