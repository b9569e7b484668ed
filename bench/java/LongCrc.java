/** 64-bit arithmetic: a table-driven CRC and a mixing function. */
public class LongCrc {
    static long[] table() {
        long[] table = new long[256];
        for (int i = 0; i < 256; i++) {
            long crc = i;
            for (int bit = 0; bit < 8; bit++) {
                crc = (crc & 1) != 0 ? (crc >>> 1) ^ 0xC96C5795D7870F42L : crc >>> 1;
            }
            table[i] = crc;
        }
        return table;
    }

    static long mix(long value) {
        value ^= value >>> 33;
        value *= 0xff51afd7ed558ccdL;
        value ^= value >>> 29;
        return value;
    }

    public static void main(String[] args) {
        long[] table = table();
        byte[] data = new byte[4096];
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) mix(i);
        }
        long crc = -1;
        for (int round = 0; round < 7000; round++) {
            for (byte b : data) {
                crc = table[(int) (crc ^ b) & 0xff] ^ (crc >>> 8);
            }
            crc = mix(crc) % 1_000_000_007L + crc;
        }
        System.out.println(crc);
    }
}
