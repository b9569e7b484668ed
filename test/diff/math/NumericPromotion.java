// Aims at: ternary promotion, compound assignment narrowing, mixed arithmetic, increments of every type, constants.
public class NumericPromotion {
    public static void main(String[] args) {
        byte b = 10;
        b += 300;
        b *= 2.5;
        b >>= 1;
        b++;
        short s = -1;
        s >>>= 10;
        s -= 1.9f;
        char c = 'a';
        c += 1.7;
        c *= 1;
        c--;
        int i = 7;
        i *= 1.5;
        i /= 0.3f;
        i += 1L << 33;
        i <<= 33L;
        i -= 'a';
        long l = 5;
        l += 0.999;
        l ^= 0xFFL;
        l -= Float.MAX_VALUE;
        float f = 16777216;
        f++;
        f += 1e-9;
        double d = 0.1f;
        d += 0.2;
        System.out.println(b + " " + s + " " + (int) c + " " + i + " " + l + " " + f + " " + d);
        System.out.println((byte) 200 + " " + (5 / 2) + " " + (5 / 2.0) + " " + (5 / 2f) + " " + ('a' + 1) + " "
            + (1 + 2L) + " " + (1L * 2f) + " " + (10 * 0.1f == 1) + " " + (0.1f == 0.1) + " " + (1e20 + 1 == 1e20) + " "
            + (byte) 'é' + " " + (short) 1e6 + " " + (int) 'x' + " " + (char) 98.6 + " " + -5 / 2 * 2 + -5 % 3);
        int k = 5;
        int r = k++ + ++k * k-- - --k;
        k = k++ * 2 + k;
        int[] a = {0, 0, 0};
        int j = 0;
        a[j] = j = 2;
        a[j--] += j;
        System.out.println(r + " " + k + " " + a[0] + a[1] + a[2] + j + " " + (i = 3) * i + " " + (k > 3 ? 1 : 2.0f)
            + " " + (k < 3 ? 'x' : 65) + " " + (k < 3 ? 'x' : k) + " " + (true ? (byte) 1 : 'a') + " "
            + (true ? (short) 1 : (byte) 2));
        final int big = 1_000_000;
        System.out.println(big * big + " " + (long) big * big + " " + big * (long) big + " " + 1.0 * big * big + " "
            + 0x1p-2 + " " + 1e0 + " " + 017 + " " + 'A' / 2 + " " + (int) 3.99e9 + " " + (int) -3.99e9f);
    }
}
