// Aims at: strictfp as a modifier, sums that depend on exact rounding, Kahan summation, subnormal steps.
public strictfp class StrictFloat {
    static strictfp double harmonic(int n) {
        double s = 0;
        for (int i = 1; i <= n; i++) s += 1.0 / i;
        return s;
    }

    static double kahan(double[] a) {
        double s = 0, c = 0;
        for (double x : a) {
            double y = x - c, t = s + y;
            c = t - s - y;
            s = t;
        }
        return s;
    }

    public static void main(String[] args) {
        double[] a = new double[1000];
        float f = 0;
        for (int i = 0; i < a.length; i++) {
            a[i] = 0.1;
            f += 0.1f;
        }
        double plain = 0;
        for (double x : a) plain += x;
        System.out.println(harmonic(1000) + " " + plain + " " + kahan(a) + " " + f);
        double small = Double.MIN_NORMAL;
        int steps = 0;
        while (small > 0) {
            small /= 2;
            steps++;
        }
        System.out.println(steps + " " + (0.1 * 3) + " " + (0.1f * 3) + " " + (1e16 + 1 - 1e16) + " "
            + (float) 1e40 + " " + (1e308 * 10 / 10));
    }
}
