// Aims at: String.format: flags, widths, precisions and conversions.
import java.math.BigDecimal;
import java.math.BigInteger;

public class FormatConversions {
    static void f(String format, Object... args) {
        System.out.println(String.format(format, args));
    }

    public static void main(String[] args) {
        f("[%d] [%5d] [%-5d] [%05d] [%+d] [% d] [%,d] [%(d]", 42, 42, 42, 42, 42, 42, 1234567, -42);
        f("[%x] [%X] [%#x] [%08x] [%o] [%#o]", 255, 255, 255, 255, 8, 8);
        f("[%x] [%d] [%x]", (byte) -1, Long.MIN_VALUE, -1L);
        f("[%s] [%10s] [%-10s] [%.2s] [%S] [%s]", "text", "text", "text", "text", "text", null);
        f("[%c] [%C] [%5c] [%c]", 'a', 'b', 'c', 0x41);
        f("[%b] [%B] [%b] [%b]", true, false, null, "x");
        f("[%f] [%.2f] [%10.3f] [%-10.1f] [%010.2f] [%+.1f] [%,.2f] [%.0f]", 3.14159, 3.14159, 3.14159, 3.14159,
            3.14159,
            3.14159, 1234567.891, 2.5);
        f("[%e] [%.2e] [%E] [%e]", 12345.678, 12345.678, 0.00012, 0.0);
        f("[%g] [%.3g] [%g]", 12345.678, 0.00012345, 1e10);
        f("[%f] [%f] [%5.1f] [%f]", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0);
        f("[%.1f] [%.1f] [%.1f] [%.2f] [%.3f]", 0.25, 0.35, 0.45, 1.005, 2.0005);
        f("[%h] [%h]", "hello", 42);
        f("[%n] [%%]");
        f("[%2$s %1$s %2$s] [%s %<s]", "a", "b");
        f("[%d] [%,d] [%d]", new BigInteger("123456789012345678901234567890"), new BigInteger("-1234567890123"), 7);
        f("[%.3f] [%s] [%10.2f]", new BigDecimal("3.14159265358979"), new BigDecimal("1E+5"), new BigDecimal("-2.5"));
        f("[%a]", 1.0);
        f("[%08.3f] [%-8d|] [%8s]", -3.5, 12, true);
        f("[%s] [%s] [%s]", 1.0f, 'c', java.util.List.of(1, 2));
        System.out.printf("%s %s%n", "printf", 1);
        System.out.printf("%-10s|%6.2f|%4d%n", "row", 12.345, 7);
        System.out.println("%d-%s".formatted(5, "x"));
    }
}
