// ends: 0
// prints: 0 0 1 2 3 4 5 6 | 2 3 4 5 6 7 6 7 | 0 0 1 2 3 4 5 6 | 1 0 3 2 5 4 7 6
import java.util.StringJoiner;
import sun.misc.Unsafe;

/** Ranges that overlap are copied as if through a third one, in arrays and outside the heap. */
public class CopyOverlaps {
    static final byte[] SHARED = fresh();

    static byte[] fresh() {
        byte[] bytes = new byte[8];
        for (int i = 0; i < 8; i++) bytes[i] = (byte) i;
        return bytes;
    }

    static String text(byte[] bytes) {
        StringJoiner joiner = new StringJoiner(" ");
        for (byte b : bytes) joiner.add("" + b);
        return joiner.toString();
    }

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        long base = Unsafe.ARRAY_BYTE_BASE_OFFSET, block = u.allocateMemory(8);
        byte[] up = fresh(), down = fresh(), outside = new byte[8], shorts = fresh();
        u.copyMemory(up, base, up, base + 1, 7);
        u.copyMemory(down, base + 2, down, base, 6);
        u.copyMemory(fresh(), base, null, block, 8);
        u.copyMemory(block, block + 1, 7);
        u.copyMemory(null, block, outside, base, 8);
        for (int i = 0; i < 8; i += 2) {
            byte kept = shorts[i];
            u.copyMemory(shorts, base + i + 1, shorts, base + i, 1);
            shorts[i + 1] = kept;
        }
        Thread t = new Thread(() -> u.copyMemory(SHARED, base, SHARED, base + 2, 3));
        t.start();
        t.join();
        u.copyMemory(SHARED, base + 2, SHARED, base, 3);
        System.out.println(text(up) + " | " + text(down) + " | " + text(outside) + " | " + text(shorts));
    }
}
