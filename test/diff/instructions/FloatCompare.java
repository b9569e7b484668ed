// Aims at: fcmpl, fcmpg, dcmpl and dcmpg with NaN and signed zero, in both branch directions.
public class FloatCompare {
    static String floats(float a, float b) {
        String s = "";
        if (a < b) s += "<";
        if (a <= b) s += "{";
        if (a == b) s += "=";
        if (a != b) s += "!";
        if (a >= b) s += "}";
        if (a > b) s += ">";
        if (!(a < b)) s += "n<";
        if (!(a > b)) s += "n>";
        if (!(a <= b)) s += "n{";
        if (!(a >= b)) s += "n}";
        return s;
    }

    static String doubles(double a, double b) {
        String s = "";
        if (a < b) s += "<";
        if (a <= b) s += "{";
        if (a == b) s += "=";
        if (a != b) s += "!";
        if (a >= b) s += "}";
        if (a > b) s += ">";
        if (!(a < b)) s += "n<";
        if (!(a > b)) s += "n>";
        if (!(a <= b)) s += "n{";
        if (!(a >= b)) s += "n}";
        return s;
    }

    public static void main(String[] args) {
        double[] values = {Double.NaN, 0.0, -0.0, 1, -1, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double a : values) {
            for (double b : values) {
                System.out.println(a + " " + b + " " + floats((float) a, (float) b) + " " + doubles(a, b) + " "
                    + Double.compare(a, b) + Float.compare((float) a, (float) b)
                    + " " + Double.valueOf(a).equals(b) + " " + Math.max(a, b) + " " + Math.min(a, b));
            }
        }
    }
}
