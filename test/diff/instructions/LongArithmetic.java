// Aims at: long arithmetic, shifts by int, lcmp in all orders.
public class LongArithmetic {
    static final long[] VALUES = {0, 1, -1, 2, -7, 63, 64, 65, 0x5555555555555555L, Long.MAX_VALUE, Long.MIN_VALUE,
        Long.MIN_VALUE + 1, 1L << 31, 1L << 32, -(1L << 33)};

    static String order(long a, long b) {
        return (a < b ? "<" : "") + (a <= b ? "{" : "") + (a == b ? "=" : "") + (a != b ? "!" : "")
            + (a >= b ? "}" : "") + (a > b ? ">" : "");
    }

    public static void main(String[] args) {
        for (long a : VALUES) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (long b : VALUES) {
                int n = (int) b;
                long mixed = (a + b) ^ (a - b) * 3 ^ (a * b) * 5 ^ (a << n) * 7 ^ (a >> n) * 11 ^ (a >>> n) * 13
                    ^ (a & b) * 17 ^ (a | b) * 19 ^ (a ^ b) * 23 ^ (a << b) * 29;
                if (b != 0) {
                    mixed ^= (a / b) * 31 ^ (a % b) * 37;
                }
                line.append(' ').append(Long.toHexString(mixed)).append(order(a, b));
            }
            System.out.println(line.append(' ').append(-a).append(' ').append(~a));
        }
        System.out.println(Long.MIN_VALUE / -1 + " " + Long.MIN_VALUE % -1 + " " + (1L << 64) + " " + (1L << -1)
            + " " + (-1L >>> 63) + " " + (-1L >>> 32) + " " + (int) (1L << 31));
    }
}
