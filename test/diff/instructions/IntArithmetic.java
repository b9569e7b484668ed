// Aims at: int arithmetic, shifts and logic with overflow and masked shift distances.
public class IntArithmetic {
    static final int[] VALUES = {0, 1, -1, 2, 7, -7, 31, 32, 33, 0x55555555, Integer.MAX_VALUE, Integer.MIN_VALUE,
        Integer.MIN_VALUE + 1, 65535, -65536};

    public static void main(String[] args) {
        for (int a : VALUES) {
            StringBuilder line = new StringBuilder().append(a).append(':');
            for (int b : VALUES) {
                int mixed = (a + b) ^ (a - b) * 3 ^ (a * b) * 5 ^ (a << b) * 7 ^ (a >> b) * 11 ^ (a >>> b) * 13
                    ^ (a & b) * 17 ^ (a | b) * 19 ^ (a ^ b) * 23;
                if (b != 0) {
                    mixed ^= (a / b) * 29 ^ (a % b) * 31;
                }
                line.append(' ').append(mixed);
            }
            System.out.println(line.append(' ').append(-a).append(' ').append(~a));
        }
        System.out.println(Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1 + " " + (1 << 32) + " " + (1 << -1)
            + " " + (-1 >>> 31) + " " + (-1 >> 31) + " " + (-7 / 2) + " " + (-7 % 2) + " " + (7 % -2));
        int i = 5;
        i += 100;
        i -= 1000;
        i++;
        --i;
        i += 32767;
        i += 40000;
        System.out.println(i);
    }
}
