import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

/**
 * Results of every function of StrictMath for many arguments: a digest of their bits, or the bits themselves.
 *
 * <pre>StrictMathBits COUNT SEED [FUNCTION]</pre>
 *
 * Without FUNCTION: a line "NAME DIGEST" for each function. With it: a line "ARGUMENTS RESULT" for each call, in
 * hexadecimal. Arguments are special values first, then COUNT random ones of several shapes; equal COUNT and SEED give
 * equal arguments. All NaNs count as the same.
 */
public class StrictMathBits {
    static final double[] SPECIAL = {0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 3.0, 10.0, 100.0, 1e22, -1e22,
        Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
        Double.MIN_VALUE, -Double.MIN_VALUE, Double.MIN_NORMAL, -Double.MIN_NORMAL,
        Double.MIN_NORMAL - Double.MIN_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE,
        Math.PI, -Math.PI, Math.PI / 2, Math.PI / 4, 3 * Math.PI / 4, Math.E, Math.sqrt(0.5), Math.sqrt(2),
        Math.log(2), Math.log(2) / 2, 1.5 * Math.log(2), 709.782712893384, 709.7827128933841, -745.1332191019411,
        -745.1332191019412, 710.4758600739439, 22.0, -22.0, 56 * Math.log(2), 0x1p-28, 0x1p-29, 0x1p-54, 0x1p-27,
        0x1p20, 0x1p31, 0x1p53, 0x1p63, 0x1p1023, 0x1.921fb54442d18p0, 0x1.921fb54442d19p0, 0x1.921fb54442d17p0,
        6381956970095103.0 * 0x1p797, 0.6744, 0.975, 7.0 / 16, 11.0 / 16, 19.0 / 16, 39.0 / 16, 0.41422, -0.2929};

    /** Multiples of subnormals: zeros of either sign as remainders. */
    static final double[] TINY = {-0x1.c138667b4ffaep-864, -0x1p-1022, 0x1.3f9888a8f9249p-943, 0x0.0000000000002p-1022,
        0x1.50c7fc341eb28p-928, -0x0.0000000000001p-1022};
    /** Angles whose reduction depends on the order of additions. */
    static final double[] LARGE_ANGLES = {0x1.c32ed61cf0d35p620, 0x1.f38c4b7ee9312p21, -0x1.d52f708f550cep621,
        0x1.a155218013e8cp428, -0x1.2cadc3f25561cp21, 0x1.ac21ef634e717p213};

    final boolean tell;
    final int count;
    long state;
    long digest;

    StrictMathBits(int count, long seed, boolean tell) {
        this.count = count;
        this.state = seed;
        this.tell = tell;
    }

    long next() { // splitmix64
        long z = state += 0x9E3779B97F4A7C15L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    double unit() {
        return (next() >>> 11) * 0x1p-53;
    }

    /** Near SPECIAL values, near multiples of pi/2, subnormal, of any size, or of a size that most functions like. */
    double argument() {
        switch ((int) (next() >>> 61)) {
        case 0: return Double.longBitsToDouble(next());
        case 1: return Double.longBitsToDouble(next() & 0x800FFFFFFFFFFFFFL);
        case 2: {
            double x = SPECIAL[(int) (next() >>> 33) % SPECIAL.length];
            return Double.longBitsToDouble(Double.doubleToRawLongBits(x) + (next() >> 60));
        }
        case 3: return ((next() >> (12 + (int) (next() >>> 59))) * (Math.PI / 2)) * (1 + (next() >> 62) * 0x1p-52);
        case 4: return (unit() - 0.5) * 2;
        case 5: return (unit() - 0.5) * 1500;
        case 6: return (unit() - 0.5) * 8;
        default: return Double.longBitsToDouble((next() & 0x800FFFFFFFFFFFFFL) | (1023L - 32 + (next() >>> 58)) << 52);
        }
    }

    void note(double x, double y, boolean two, double result) {
        long bits = Double.doubleToLongBits(result);
        digest = (digest ^ bits) * 0x100000001B3L;
        digest ^= digest >>> 29;
        if (!tell) return;
        String arguments = Double.toHexString(x) + (two ? " " + Double.toHexString(y) : "");
        System.out.println(arguments + " " + Long.toHexString(bits));
    }

    void finish(String name) {
        if (!tell) System.out.println(name + " " + Long.toHexString(digest));
    }

    void unary(String name, DoubleUnaryOperator function) {
        for (double x : SPECIAL) note(x, 0, false, function.applyAsDouble(x));
        for (double x : LARGE_ANGLES) note(x, 0, false, function.applyAsDouble(x));
        for (int i = 0; i < count; i++) {
            double x = argument();
            note(x, 0, false, function.applyAsDouble(x));
        }
        finish(name);
    }

    void binary(String name, DoubleBinaryOperator function) {
        for (double x : SPECIAL) for (double y : SPECIAL) note(x, y, true, function.applyAsDouble(x, y));
        for (double x : TINY) for (double y : TINY) note(x, y, true, function.applyAsDouble(x, y));
        for (int i = 0; i < count; i++) {
            double x = argument(), y = argument();
            note(x, y, true, function.applyAsDouble(x, y));
        }
        finish(name);
    }

    static final String[] NAMES = {"sin", "cos", "tan", "asin", "acos", "atan", "exp", "expm1", "log", "log10", "log1p",
        "sinh", "cosh", "tanh", "sqrt", "cbrt", "atan2", "pow", "hypot", "IEEEremainder"};

    void test(String name) {
        switch (name) {
        case "sin": unary(name, StrictMath::sin); break;
        case "cos": unary(name, StrictMath::cos); break;
        case "tan": unary(name, StrictMath::tan); break;
        case "asin": unary(name, StrictMath::asin); break;
        case "acos": unary(name, StrictMath::acos); break;
        case "atan": unary(name, StrictMath::atan); break;
        case "exp": unary(name, StrictMath::exp); break;
        case "expm1": unary(name, StrictMath::expm1); break;
        case "log": unary(name, StrictMath::log); break;
        case "log10": unary(name, StrictMath::log10); break;
        case "log1p": unary(name, StrictMath::log1p); break;
        case "sinh": unary(name, StrictMath::sinh); break;
        case "cosh": unary(name, StrictMath::cosh); break;
        case "tanh": unary(name, StrictMath::tanh); break;
        case "sqrt": unary(name, StrictMath::sqrt); break;
        case "cbrt": unary(name, StrictMath::cbrt); break;
        case "atan2": binary(name, StrictMath::atan2); break;
        case "pow": binary(name, StrictMath::pow); break;
        case "hypot": binary(name, StrictMath::hypot); break;
        case "IEEEremainder": binary(name, StrictMath::IEEEremainder); break;
        default: throw new IllegalArgumentException(name);
        }
    }

    public static void main(String[] args) {
        int count = Integer.parseInt(args[0]);
        long seed = Long.parseLong(args[1]);
        for (String name : args.length > 2 ? new String[] {args[2]} : NAMES)
            new StrictMathBits(count, seed, args.length > 2).test(name);
    }
}
