// Aims at: BigInteger where algorithms change with size: multiplication, division, square roots, radix, bits, exact
// conversions.
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;

public class BigIntegerCorners {
    static String brief(BigInteger b) {
        String hex = b.toString(16);
        return hex.length() < 40 ? hex : hex.substring(0, 16) + ".." + hex.substring(hex.length() - 16) + "("
            + hex.length() + ")";
    }

    static void attempt(java.util.function.Supplier<Object> action) {
        try {
            System.out.println(action.get());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        Random random = new Random(2024);
        for (int bits : new int[] {31, 64, 1000, 2600, 8000, 20000}) {
            BigInteger a = new BigInteger(bits, random);
            BigInteger b = new BigInteger(bits * 2 / 3, random).setBit(bits / 2);
            BigInteger[] division = a.multiply(a).add(b).divideAndRemainder(b);
            System.out.println(bits + " " + brief(a.multiply(b)) + " " + brief(a.multiply(a)) + " " + brief(division[0])
                + " " + brief(division[1]) + " " + brief(a.gcd(b)) + " " + brief(a.sqrt()));
            System.out.println(" " + division[0].multiply(b).add(division[1]).equals(a.multiply(a).add(b)) + " "
                + new BigInteger(a.toString(7), 7).equals(a) + " " + a.hashCode() + " " + a.bitCount() + " "
                + a.getLowestSetBit() + " " + a.toString().length());
        }
        BigInteger p = BigInteger.TWO.pow(127).subtract(BigInteger.ONE);
        BigInteger even = BigInteger.TEN.pow(30);
        System.out.println(p.isProbablePrime(50) + " " + p.nextProbablePrime() + " "
            + BigInteger.valueOf(3).modPow(p.subtract(BigInteger.ONE), p) + " "
            + BigInteger.valueOf(7).modPow(BigInteger.valueOf(-3), even) + " "
            + BigInteger.valueOf(3).modInverse(even));
        System.out.println(new BigInteger("-5").mod(BigInteger.valueOf(3)) + " "
            + new BigInteger("-5").remainder(BigInteger.valueOf(3)) + " " + new BigInteger("-5").divide(BigInteger.TWO)
            + " " + new BigInteger("-5").shiftRight(1) + " " + new BigInteger("-1").shiftRight(100));
        BigInteger negative = BigInteger.valueOf(-1234567890123456789L);
        System.out.println(negative.and(p).or(BigInteger.ONE).xor(negative).andNot(BigInteger.TEN) + " "
            + negative.not() + " " + negative.flipBit(200).clearBit(3) + " " + negative.testBit(500) + " "
            + negative.bitLength() + " " + Arrays.toString(negative.toByteArray()));
        System.out.println(new BigInteger(new byte[] {-1, 0, 1}) + " " + new BigInteger(1, new byte[] {-1, 0, 1}) + " "
            + new BigInteger(new byte[] {9, -128, 9}, 1, 1) + " " + new BigInteger("zz", 36) + " "
            + new BigInteger("+0") + " " + new BigInteger("-0").signum());
        System.out.println(even.intValue() + " " + even.longValue() + " " + even.doubleValue() + " " + even.floatValue()
            + " " + BigInteger.TWO.pow(2000).doubleValue() + " " + p.negate().floatValue() + " "
            + new BigInteger("9007199254740993").doubleValue() + " " + (byte) 300);
        System.out.println(BigInteger.valueOf(99).sqrtAndRemainder()[1] + " " + p.compareTo(even)
            + p.max(even).equals(p) + " " + BigInteger.ZERO.pow(0) + " " + BigInteger.ZERO.toByteArray().length
            + BigInteger.valueOf(-16).toString(2) + " " + p.toString(99));
        BigInteger factorial = BigInteger.ONE;
        for (int i = 2; i <= 300; i++) {
            factorial = factorial.multiply(BigInteger.valueOf(i));
        }
        System.out.println(factorial.toString().hashCode() + " " + factorial.getLowestSetBit());
        attempt(() -> BigInteger.ONE.divide(BigInteger.ZERO));
        attempt(() -> BigInteger.TEN.modInverse(BigInteger.TWO));
        attempt(() -> BigInteger.TEN.mod(BigInteger.valueOf(-1)));
        attempt(() -> even.longValueExact());
        attempt(() -> BigInteger.valueOf(200).byteValueExact());
        attempt(() -> new BigInteger(""));
        attempt(() -> new BigInteger("1-2"));
        attempt(() -> new BigInteger("12", 1));
        attempt(() -> new BigInteger(new byte[0]));
        attempt(() -> new BigInteger("--1"));
        attempt(() -> BigInteger.valueOf(-1).sqrt());
        attempt(() -> BigInteger.TWO.pow(-1));
        attempt(() -> BigInteger.ONE.shiftLeft(Integer.MAX_VALUE).shiftLeft(1));
        attempt(() -> BigInteger.ONE.testBit(-1));
        attempt(() -> new BigInteger(2, new byte[] {1}));
        attempt(() -> BigInteger.probablePrime(1, new Random(1)));
        attempt(() -> BigInteger.probablePrime(64, new Random(1)));
    }
}
