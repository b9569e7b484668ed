// Two threads share an array: one fills a part of it and takes a checksum of it, the other one writes behind that part.
// bug: it writes to the last element of it.
// run --race=hb: data-race byte[]
// hunt --race=hb: data-race byte[] confirmed
import java.util.Arrays;
import java.util.zip.CRC32;

public class BulkBytesBad {
    static final byte[] bytes = new byte[4];
    static long sum;

    static void fill() {
        Arrays.fill(bytes, 0, 2, (byte) 1);
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, 3);
        sum = crc.getValue();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(BulkBytesBad::fill, () -> bytes[2] = 1);
    }
}
