// Aims at: BigInteger: arithmetic, powers, modular inverse, gcd, bits, primes with certainty, radix, comparison.
import java.math.BigInteger;

public class BigIntegers {
    public static void main(String[] args) {
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 50; i++) {
            f = f.multiply(BigInteger.valueOf(i));
        }
        System.out.println(f + " " + f.bitLength() + " " + f.toString(36) + " " + f.getLowestSetBit());
        BigInteger a = new BigInteger("123456789012345678901234567890");
        BigInteger b = new BigInteger("-987654321098765432109876543210");
        BigInteger[] qr = b.divideAndRemainder(a);
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + qr[0] + " " + qr[1] + " "
            + b.mod(a));
        System.out.println(a.gcd(b) + " " + a.pow(5) + " " + BigInteger.TWO.modPow(a, BigInteger.valueOf(1000007)) + " "
            + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + a.negate().abs().equals(a) + " "
            + a.compareTo(b) + a.signum() + b.signum());
        System.out.println(a.shiftLeft(70) + " " + b.shiftRight(33) + " " + a.and(b) + " " + a.or(b) + " " + a.xor(b)
            + " " + a.not() + " " + a.testBit(3) + a.setBit(200).bitCount() + " " + a.sqrt());
        System.out.println(a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + b.hashCode() + " "
            + new BigInteger("ff", 16) + " " + new BigInteger(new byte[] {-1, 0}) + " " + a.toByteArray().length);
        BigInteger x = BigInteger.ZERO, y = BigInteger.ONE;
        for (int i = 0; i < 300; i++) {
            BigInteger t = x.add(y);
            x = y;
            y = t;
        }
        System.out.println(x + " " + x.toString(16));
        try {
            a.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.divide(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }
}
