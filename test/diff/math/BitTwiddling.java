// Aims at: bit operations of Integer and Long, hashes, a small xorshift, population counts, reversal.
public class BitTwiddling {
    public static void main(String[] args) {
        for (int i : new int[] {0, 1, -1, 12, 0x80000000, 0x00ff00ff, 123456789}) {
            System.out.print(Integer.bitCount(i) + " " + Integer.numberOfLeadingZeros(i) + " "
                + Integer.numberOfTrailingZeros(i) + " " + Integer.highestOneBit(i) + " " + Integer.lowestOneBit(i)
                + " " + Integer.reverse(i) + " " + Integer.reverseBytes(i) + " " + Integer.rotateLeft(i, 7) + " "
                + Integer.rotateRight(i, 33) + " " + Integer.signum(i) + "; ");
        }
        System.out.println();
        for (long i : new long[] {0, 1, -1, 1L << 63, 0x0123456789abcdefL}) {
            System.out.print(Long.bitCount(i) + " " + Long.numberOfLeadingZeros(i) + " " + Long.numberOfTrailingZeros(i)
                + " " + Long.highestOneBit(i) + " " + Long.reverse(i) + " " + Long.reverseBytes(i) + " "
                + Long.rotateLeft(i, 13) + " " + Long.hashCode(i) + "; ");
        }
        System.out.println();
        long x = 88172645463325252L;
        int parity = 0;
        for (int i = 0; i < 1000; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
            parity ^= (int) (x >>> 60);
        }
        System.out.println(x + " " + parity);
        int crc = -1;
        for (byte b : "123456789".getBytes()) {
            crc ^= b & 0xff;
            for (int k = 0; k < 8; k++) {
                crc = (crc & 1) != 0 ? (crc >>> 1) ^ 0xEDB88320 : crc >>> 1;
            }
        }
        System.out.println(Integer.toHexString(~crc) + " " + (byte) 0x80 + " " + ((byte) 0x80 & 0xff) + " "
            + ((byte) 0x80 >>> 1) + " " + (short) 0x8000 + " " + (5 & 6 | 1 ^ 8) + " " + (~5) + " " + (-17 >> 2) + " "
            + (-17 >>> 28) + " " + (1 << 35) + " " + (1L << 35) + " " + (0b1010_1010) + " "+ 0_17 + " " + 0xFFFF_FFFFL);
    }
}
