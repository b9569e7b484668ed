// Aims at: BigDecimal: scale rules, rounding modes, division, string forms, comparison against equals.
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

public class BigDecimals {
    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("10.25");
        BigDecimal b = new BigDecimal("-3.5");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(new BigDecimal("4"))
            + " " + a.remainder(b) + " " + a.negate() + " " + a.pow(3) + " " + a.scale() + a.precision());
        for (RoundingMode m : RoundingMode.values()) {
            if (m != RoundingMode.UNNECESSARY) {
                System.out.print(m + " " + new BigDecimal("2.5").setScale(0, m) + new BigDecimal("-2.5").setScale(0, m)
                    + new BigDecimal("1.1").setScale(0, m) + new BigDecimal("-1.6").setScale(0, m) + "; ");
            }
        }
        System.out.println();
        System.out.println(BigDecimal.ONE.divide(new BigDecimal(3), 20, RoundingMode.HALF_UP) + " "
            + BigDecimal.ONE.divide(new BigDecimal(7), MathContext.DECIMAL64) + " "
            + new BigDecimal("1E+3").toPlainString() + " " + new BigDecimal("1E+3") + " "
            + new BigDecimal("0.000001234")
            + " " + new BigDecimal("0.0000001234") + " " + new BigDecimal("100.00").stripTrailingZeros() + " "
            + new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1));
        System.out.println(new BigDecimal("2.0").equals(new BigDecimal("2.00")) + " "
            + new BigDecimal("2.0").compareTo(new BigDecimal("2.00")) + " " + new BigDecimal("2.0").hashCode() + " "
            + new BigDecimal("12345.678").round(new MathContext(4)) + " " + new BigDecimal("12345.678")
            .movePointLeft(6) + " "
            + new BigDecimal("12345678901234567890.5").toBigInteger() + " " + new BigDecimal("1.25").unscaledValue()
            + " " + new BigDecimal("2").sqrt(new MathContext(15)));
        try {
            BigDecimal.ONE.divide(new BigDecimal(3));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigDecimal("1.x");
        } catch (NumberFormatException e) {
            System.out.println("not a number");
        }
    }
}
