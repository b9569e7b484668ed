// ends: 0
// prints: 12 refused
import java.nio.ByteBuffer;
import sun.misc.Unsafe;

/** Sizes below nothing, beyond everything, and arrays of references: exceptions, as in a JVM. */
public class NegativeSizes {
    static int refused;

    interface Act {
        void run() throws Exception;
    }

    static void refuse(Act act) throws Exception {
        try {
            act.run();
        } catch (RuntimeException | OutOfMemoryError e) {
            refused++;
        }
    }

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        long base = Unsafe.ARRAY_BYTE_BASE_OFFSET, block = u.allocateMemory(16);
        byte[] bytes = new byte[16];
        refuse(() -> u.setMemory(bytes, base, -1, (byte) 1));
        refuse(() -> u.setMemory(block, Long.MIN_VALUE, (byte) 1));
        refuse(() -> u.copyMemory(block, block + 1, -1));
        refuse(() -> u.copyMemory(bytes, base, bytes, base, Long.MIN_VALUE));
        refuse(() -> u.copyMemory(new Object[4], base, bytes, base, 8));
        refuse(() -> u.setMemory(new Object[4], base, 8, (byte) 1));
        refuse(() -> u.setMemory("text", 12L, 4, (byte) 1));
        refuse(() -> u.allocateMemory(-1));
        refuse(() -> u.allocateMemory(Long.MAX_VALUE));
        refuse(() -> u.reallocateMemory(block, Long.MAX_VALUE - 8));
        refuse(() -> ByteBuffer.allocateDirect(-1));
        refuse(() -> System.out.println(new byte[-args.length - 1].length));
        System.out.println(refused + " refused");
    }
}
