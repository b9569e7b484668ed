// Aims at: java.util.Formatter: indices, Formattable, floats in every notation, big numbers, and every kind of refusal.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Formattable;
import java.util.Formatter;
import java.util.Locale;

public class FormatCorners {
    record Money(int cents) implements Formattable {
        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            formatter.format("<%d f=%d w=%d p=%d>", cents, flags, width, precision);
        }
    }

    static void show(String pattern, Object... arguments) {
        try {
            System.out.println(pattern + " -> [" + String.format(Locale.ROOT, pattern, arguments) + "]");
        } catch (RuntimeException e) {
            System.out.println(pattern + " -> " + e);
        }
    }

    public static void main(String[] args) {
        show("%2$s %1$s %<s %s %s", "a", "b");
        show("%s|%S|%#s|%-12.3S|%^s", new Money(5), new Money(6), new Money(7), new Money(8), new Money(9));
        show("%b %B %b %b %.2b", null, true, "x", false, true);
        show("%c %C %c %c", 'x', 'y', 0x1F600, (byte) 65);
        show("%h %H %h", "hello", 255, null);
        show("%d %+d %(d % d %,d %08d %-8d| %x %#o %#X", 1, 2, -3, 4, 1234567, -5, 6, -1, 8, (byte) -1);
        show("%,015d %(,d %+,d", -1234567, Long.MIN_VALUE, Long.MAX_VALUE);
        show("%d %x %o %+,d %(020d", new BigInteger("123456789012345678901234567890"), BigInteger.valueOf(-255),
            BigInteger.TEN, BigInteger.TWO.pow(70), BigInteger.ONE.negate());
        show("%f %.0f %#.0f %10.3f %-10.1f| %+f %(f %,f", 1.5, 2.5, 3.5, Math.PI, -0.05, 0.0, -7.25, 12345678.9);
        show("%e %.0e %#.0e %E %.10e", 12345.678, 5e-324, 1.0, -0.0, Double.MAX_VALUE);
        show("%g %g %g %.3g %G %.0g", 0.0001, 0.00001, 123456.7, 999.95, 1e10, 1.0);
        show("%a %A %.2a %a %a %a", 1.0, -0.1, 1.999, Double.MIN_VALUE, 0.0f, Float.MAX_VALUE);
        show("%f %e %g %a %5.1f %-8f|%08.2f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
            Double.NaN, Double.NaN, Double.NEGATIVE_INFINITY, -1.5);
        show("%f %.3f %e %g %,.2f %010.1f", new BigDecimal("1.0050"), new BigDecimal("2.0005"),
            new BigDecimal("1E+400"), new BigDecimal("0.00001234"), new BigDecimal("-9876543210.125"),
            new BigDecimal("-0.05"));
        show("%.3s|%10s|%-10s|%10.2s|%%|%5%|%-5%|%n", "abcdef", "abc", "abc", "xyz");
        show("%s %s %s", (Object) null, new int[0].length, (Object[]) null);
        for (String bad : new String[] {"%", "%q", "%-d", "%05-d", "%.2d", "%+x", "%#d", "% +d", "%-05d", "%,x", "%(s",
            "%c", "%#b", "%5n", "%.1%", "%1$", "%0$s", "%3$d", "%<d", "%--5d", "%99999999999d", "%.99999999999f", "%tQ",
            "%t", "%T", "%ty", "%#h", "%,a", "%(e"}) {
            show(bad, 1);
        }
        show("%d", "text");
        show("%f", 1);
        show("%c", 0x110000);
        show("%x", 1.0);
        show("%s %d", "only");
        Formatter closed = new Formatter(new StringBuilder("pre"), Locale.GERMANY);
        System.out.println(closed.format("%,d|%.2f", 1234567, 1.5).out() + " " + closed.locale() + " "
            + closed.ioException());
        closed.close();
        try {
            closed.format("x");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }
}
