// ends: 0
// prints: 7 7 0 9 5
import sun.misc.Unsafe;

/** What a JVM allows: null, sizes of nothing, blocks that grow and shrink. */
public class FreedWell {
    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        u.freeMemory(0);
        long none = u.allocateMemory(0), block = u.reallocateMemory(0, 16);
        u.putLong(block + 8, 7);
        long larger = u.reallocateMemory(block, 4096);
        long kept = u.getLong(larger + 8);
        long smaller = u.reallocateMemory(larger, 16);
        long still = u.getLong(smaller + 8);
        long gone = u.reallocateMemory(smaller, 0);
        u.freeMemory(none);
        java.nio.ByteBuffer buffer = java.nio.ByteBuffer.allocateDirect(64);
        buffer.putInt(60, 9);
        int nine = buffer.getInt(60);
        u.invokeCleaner(buffer);
        long last = u.allocateMemory(1);
        u.putByte(last, (byte) 5);
        System.out.println(kept + " " + still + " " + gone + " " + nine + " " + u.getByte(last));
        u.freeMemory(last);
    }
}
