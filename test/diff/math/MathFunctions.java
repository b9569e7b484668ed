// Aims at: every function of Math and StrictMath, bit for bit, on a wide sample of arguments.
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

public class MathFunctions {
    static final double[] SPECIAL = {0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, 10.0, 1e-300, 5e-324, 1e300, -1e300, Math.PI, -Math.PI,
        Math.PI / 2, Math.PI / 4, Math.E, Double.MAX_VALUE, Double.MIN_NORMAL, Double.NaN, Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY, 709.7, 709.8, -745.1, -745.2, 22.0, 1e15, 1048575.9, 0.1, 1e-9, 3.0, 7.5};
    static final double[] SAMPLE = sample();

    static double[] sample() {
        Random random = new Random(42);
        double[] out = new double[SPECIAL.length + 600];
        System.arraycopy(SPECIAL, 0, out, 0, SPECIAL.length);
        for (int i = SPECIAL.length; i < out.length; i++) {
            switch (i % 4) {
            case 0: out[i] = random.nextDouble() * 2 - 1; break;
            case 1: out[i] = random.nextGaussian() * 30; break;
            case 2: out[i] = Double.longBitsToDouble(random.nextLong()); break;
            default: out[i] = Math.scalb(random.nextDouble() - 0.5, random.nextInt(80) - 20);
            }
        }
        return out;
    }

    static void one(String name, DoubleUnaryOperator f) {
        long hash = 0;
        for (double x : SAMPLE) {
            hash = hash * 31 + Double.doubleToLongBits(f.applyAsDouble(x));
        }
        System.out.println(name + " " + Long.toHexString(hash));
    }

    static void two(String name, DoubleBinaryOperator f) {
        long hash = 0;
        for (int i = 0; i < SAMPLE.length; i++) {
            for (int k = i % 5; k < SAMPLE.length; k += 23) {
                hash = hash * 31 + Double.doubleToLongBits(f.applyAsDouble(SAMPLE[i], SAMPLE[k]));
            }
        }
        System.out.println(name + " " + Long.toHexString(hash));
    }

    public static void main(String[] args) {
        one("strict sin", StrictMath::sin);
        one("strict cos", StrictMath::cos);
        one("strict tan", StrictMath::tan);
        one("strict asin", StrictMath::asin);
        one("strict acos", StrictMath::acos);
        one("strict atan", StrictMath::atan);
        one("strict exp", StrictMath::exp);
        one("strict log", StrictMath::log);
        one("strict log10", StrictMath::log10);
        one("strict log1p", StrictMath::log1p);
        one("strict expm1", StrictMath::expm1);
        one("strict sinh", StrictMath::sinh);
        one("strict cosh", StrictMath::cosh);
        one("strict tanh", StrictMath::tanh);
        one("strict sqrt", StrictMath::sqrt);
        one("strict cbrt", StrictMath::cbrt);
        two("strict pow", StrictMath::pow);
        two("strict atan2", StrictMath::atan2);
        two("strict hypot", StrictMath::hypot);
        two("strict remainder", StrictMath::IEEEremainder);
        one("asin", Math::asin);
        one("acos", Math::acos);
        one("atan", Math::atan);
        one("log1p", Math::log1p);
        one("expm1", Math::expm1);
        one("sinh", Math::sinh);
        one("cosh", Math::cosh);
        one("sqrt", Math::sqrt);
        two("atan2", Math::atan2);
        two("hypot", Math::hypot);
        two("remainder", Math::IEEEremainder);
        one("ceil", Math::ceil);
        one("floor", Math::floor);
        one("rint", Math::rint);
        one("round", x -> Math.round(x) + Math.round((float) x));
        one("ulp", Math::ulp);
        one("nextUp", Math::nextUp);
        one("signum", Math::signum);
        one("exponent", Math::getExponent);
        two("copySign", Math::copySign);
        two("nextAfter", Math::nextAfter);
        two("fma", (a, b) -> Math.fma(a, b, 1.5));
        two("max", (a, b) -> Math.max(a, b) + Math.min(a, b));
        two("rem", (a, b) -> a % b);
        two("float rem", (a, b) -> (float) a % (float) b);
    }
}
