// ends: 4
// arguments: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.util.zip.CRC32;
import sun.misc.Unsafe;

/** Memory that was given back is not there any more, whoever looks. */
public class UseAfterFree {
    static ByteBuffer freed() {
        ByteBuffer buffer = ByteBuffer.allocateDirect(64);
        Hostile.UNSAFE.invokeCleaner(buffer);
        return buffer;
    }

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        long block = u.allocateMemory(64);
        switch (Integer.parseInt(args[0])) {
            case 0: freed().get(0); break;
            case 1: freed().putLong(8, 1); break;
            case 2: freed().get(new byte[16]); break;
            case 3: new CRC32().update(freed()); break;
            case 4: {
                ByteBuffer buffer = ByteBuffer.allocateDirect(64);
                LongBuffer view = buffer.asLongBuffer();
                u.invokeCleaner(buffer);
                view.put(3, 3);
                break;
            }
            case 5: freed().compareTo(ByteBuffer.allocate(64)); break;
            case 6:
                u.freeMemory(block);
                u.getAndAddLong(null, block, 1);
                break;
            default: {
                Thread t = new Thread(() -> u.freeMemory(block)); // sometimes before, sometimes after
                t.start();
                for (int i = 0; i < 3; i++) u.putInt(block + 8, i);
                t.join();
                u.putInt(block, 1);
            }
        }
        System.out.println("survived");
    }
}
