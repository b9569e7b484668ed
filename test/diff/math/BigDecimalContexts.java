// Aims at: BigDecimal under MathContexts: every rounding mode, square roots, powers, engineering text, scales at their
// limits.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;

public class BigDecimalContexts {
    static void attempt(java.util.function.Supplier<Object> action) {
        try {
            System.out.println(action.get());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        String[] values = {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5"};
        for (RoundingMode mode : RoundingMode.values()) {
            StringBuilder line = new StringBuilder(mode.toString());
            for (String value : values) {
                try {
                    line.append(' ').append(new BigDecimal(value).round(new MathContext(1, mode)));
                } catch (ArithmeticException e) {
                    line.append(" !").append(e.getMessage());
                }
            }
            System.out.println(line);
        }
        for (MathContext context : new MathContext[] {MathContext.DECIMAL32, MathContext.DECIMAL64,
            MathContext.DECIMAL128, MathContext.UNLIMITED, new MathContext("precision=3 roundingMode=FLOOR")}) {
            System.out.println(context + " " + context.getPrecision());
            attempt(() -> BigDecimal.ONE.divide(new BigDecimal(7), context));
            attempt(() -> new BigDecimal(2).sqrt(context));
            attempt(() -> new BigDecimal("1.01").pow(50, context));
            attempt(() -> new BigDecimal("123456789.987654321").multiply(new BigDecimal("1e-5"), context));
            attempt(() -> new BigDecimal("1e30").add(new BigDecimal("-1e-30"), context));
            attempt(() -> new BigDecimal("-17.5").divideToIntegralValue(new BigDecimal("0.3"), context) + " "
                + new BigDecimal("-17.5").remainder(new BigDecimal("0.3"), context));
            attempt(() -> new BigDecimal(1.1, context) + " " + new BigDecimal(Math.PI, context).negate(context)
                .plus(context).abs(context));
        }
        for (String text : new String[] {"0", "0.00", "-0.0", "1E+3", "1e-10", "123.4500", "12345E-10", "0E+7",
            "1.23E+12", "-1E-7", "000.1", "9.99E-400"}) {
            BigDecimal d = new BigDecimal(text);
            System.out.println(text + " " + d + " " + d.toEngineeringString() + " "
                + (d.scale() > 300 ? "" : d.toPlainString()) + " " + d.unscaledValue() + "/" + d.scale() + "/"
                + d.precision() + " " + d.stripTrailingZeros() + " " + d.ulp() + " " + d.doubleValue() + " "
                + d.hashCode());
        }
        System.out.println(BigDecimal.valueOf(2.50) + " " + BigDecimal.valueOf(250, 2) + " " + new BigDecimal(0.1) + " "
            + new BigDecimal("2.50").equals(new BigDecimal("2.5")) + new BigDecimal("2.50")
            .compareTo(new BigDecimal("2.5")) + " " + new BigDecimal(new char[] {'x', '4', '2'}, 1, 2));
        System.out.println(Arrays.toString(new BigDecimal("1e5").divideAndRemainder(new BigDecimal("0.7"))) + " "
            + new BigDecimal("1e5").movePointLeft(7) + " " + new BigDecimal("1e5").movePointRight(-7) + " "
            + new BigDecimal("1e5").scaleByPowerOfTen(-7) + " " + new BigDecimal("1e5").setScale(2));
        System.out.println(new BigDecimal("1E+2147483647").scale() + " "
            + new BigDecimal("99999999999999999999").longValue() + " " + new BigDecimal("1e400").doubleValue() + " "
            + new BigDecimal("1e-400").floatValue() + " " + new BigDecimal("123.99").toBigInteger() + " "
            + new BigDecimal("0.5").intValue());
        System.out.println(new BigDecimal("10").divide(new BigDecimal("4")) + " "
            + new BigDecimal("1.00").divide(new BigDecimal("8.0")) + " "
            + new BigDecimal("10").divide(new BigDecimal("3"), 5, RoundingMode.UP) + " "
            + new BigDecimal("100").divide(new BigDecimal("3"), RoundingMode.CEILING)
            + " " + new BigDecimal("0.25").sqrt(new MathContext(0)) + " "
                + new BigDecimal(BigInteger.TEN.pow(40), 20).min(BigDecimal.TEN));
        attempt(() -> BigDecimal.ONE.divide(new BigDecimal(3)));
        attempt(() -> BigDecimal.ONE.divide(BigDecimal.ZERO));
        attempt(() -> BigDecimal.ZERO.divide(BigDecimal.ZERO));
        attempt(() -> new BigDecimal("1.23").setScale(1));
        attempt(() -> new BigDecimal("1.5").intValueExact());
        attempt(() -> new BigDecimal("1e20").longValueExact());
        attempt(() -> new BigDecimal("1.5").toBigIntegerExact());
        attempt(() -> new BigDecimal(Double.NaN));
        attempt(() -> new BigDecimal("1e"));
        attempt(() -> new BigDecimal("1E+2147483648"));
        attempt(() -> new BigDecimal("1E+2147483647").multiply(BigDecimal.TEN.scaleByPowerOfTen(5)));
        attempt(() -> BigDecimal.TEN.pow(-1));
        attempt(() -> new BigDecimal(-1).sqrt(MathContext.DECIMAL32));
        attempt(() -> new BigDecimal(2).sqrt(new MathContext(0)));
        attempt(() -> new MathContext(-1));
        attempt(() -> new MathContext("precision=x"));
        attempt(() -> new BigDecimal("."));
    }
}
