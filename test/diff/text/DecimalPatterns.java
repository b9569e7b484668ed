// Aims at: DecimalFormat: patterns, rounding modes, exponents, affixes, symbols, parsing, equality and bad patterns.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.Locale;

public class DecimalPatterns {
    static final DecimalFormatSymbols US = DecimalFormatSymbols.getInstance(Locale.US);

    public static void main(String[] args) {
        double[] values = {0, -0.0, 1, -1, 0.5, 1.5, 2.5, -2.5, 1234.5678, -1234567.891, 1e-7, 9.995, 1e20,
            Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        String[] patterns = {"0", "#", "#.#", "0.00", "#,##0.###", "#,####.##", "00000.0", "0.###E0", "##0.##E0",
            "00.00E00",
            "0%", "#.##\u2030", "'#'0", "0.00;(0.00)", "\u00a4#,##0.00", "\u00a4\u00a4 0", "0.0 'o''clock'",
                "#,##0.00;-#", "$#"};
        for (String pattern : patterns) {
            DecimalFormat format = new DecimalFormat(pattern, US);
            StringBuilder line = new StringBuilder(pattern + " = " + format.toPattern());
            for (double value : values) {
                line.append(" | ").append(format.format(value));
            }
            System.out.println(line);
        }
        for (RoundingMode mode : RoundingMode.values()) {
            DecimalFormat format = new DecimalFormat("0.0", US);
            format.setRoundingMode(mode);
            StringBuilder line = new StringBuilder(mode.toString());
            for (double value : new double[] {0.25, 0.35, -0.25, 0.45, 1.0, 0.05, -0.051}) {
                try {
                    line.append(' ').append(format.format(value));
                } catch (ArithmeticException e) {
                    line.append(' ').append(e.getMessage());
                }
            }
            System.out.println(line);
        }
        DecimalFormat big = new DecimalFormat("#,##0.00", US);
        System.out.println(big.format(new BigDecimal("12345678901234567890.125")) + " "
            + big.format(BigInteger.TWO.pow(90)));
        big.setParseBigDecimal(true);
        for (String text : new String[] {"1,234.50", "-7", "12abc", "1,2,3", "\u221e", "NaN", "abc", "1.2.3", "1E3",
            "+5"}) {
            ParsePosition position = new ParsePosition(0);
            Number number = new DecimalFormat("#,##0.##", US).parse(text, position);
            System.out.print(text + ":" + number + (number == null ? "" : number.getClass().getSimpleName()) + position
                + " ");
            System.out.println(big.parse(text, new ParsePosition(0)));
        }
        DecimalFormatSymbols own = new DecimalFormatSymbols(Locale.GERMANY);
        own.setZeroDigit('\u0660');
        own.setMinusSign('~');
        DecimalFormat arabic = new DecimalFormat("#,##0.0#", own);
        System.out.println(arabic.format(-1234567.5) + " " + arabic.equals(arabic.clone()) + " "
            + arabic.getMaximumFractionDigits());
        arabic.applyPattern("#,##0.00#;[#]");
        arabic.setMultiplier(10);
        arabic.setDecimalSeparatorAlwaysShown(true);
        System.out.println(arabic.format(-12) + arabic.toLocalizedPattern() + arabic.getNegativeSuffix()
            + arabic.getGroupingSize());
        FieldPosition where = new FieldPosition(NumberFormat.Field.EXPONENT);
        System.out.println(new DecimalFormat("0.#E00", US).format(123456, new StringBuffer("x="), where) + " "
            + where.getBeginIndex());
        for (String bad : new String[] {"0#0", "#.#.#", "0.0,0", "0E", "#0#E0", "0;0;0", "%0%"}) {
            try {
                System.out.println(bad + " " + new DecimalFormat(bad, US).format(1));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
