// ends: 4
// arguments: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
import java.util.zip.Inflater;
import sun.misc.Unsafe;

/** Memory given back that was not taken, or not in this way. */
public class FreedTwice {
    static class ReferenceTwin { long address; }

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        long block = u.allocateMemory(64), other = u.allocateMemory(64);
        switch (Integer.parseInt(args[0])) {
            case 0:
                u.freeMemory(block);
                u.freeMemory(block);
                break;
            case 1: u.freeMemory(block + 8); break;
            case 2: u.freeMemory(0x1000L); break;
            case 3: u.freeMemory(-1L); break;
            case 4:
                u.freeMemory(block);
                u.reallocateMemory(block, 128);
                break;
            case 5: u.reallocateMemory(other + 1, 16); break;
            case 6: u.reallocateMemory(1L << 63, 16); break;
            case 7:
                long moved = u.reallocateMemory(block, 1 << 20);
                u.putByte(moved + (1 << 20) - 1, (byte) 1);
                u.freeMemory(moved);
                u.freeMemory(block);
                u.freeMemory(moved);
                break;
            case 8: { // another thread's
                Thread t = new Thread(() -> u.freeMemory(block));
                t.start();
                t.join();
                u.freeMemory(block);
                break;
            }
            default: { // a buffer's, which gives it back as well
                java.nio.ByteBuffer buffer = java.nio.ByteBuffer.allocateDirect(32);
                u.freeMemory(u.getLong(buffer, u.objectFieldOffset(java.nio.Buffer.class.getDeclaredField("address"))));
                u.invokeCleaner(buffer);
            }
        }
        System.out.println("survived");
    }
}
