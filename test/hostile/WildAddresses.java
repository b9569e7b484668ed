// ends: 4
// arguments: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import sun.misc.Unsafe;

/** Addresses that were never allocated, or were given back, or end too early. */
public class WildAddresses {
    private static ByteBuffer at(long address) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(64);
        Hostile.UNSAFE.putLong(buffer, Hostile.UNSAFE.objectFieldOffset(field()), address);
        return buffer;
    }

    private static java.lang.reflect.Field field() {
        try {
            return java.nio.Buffer.class.getDeclaredField("address");
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        long block = u.allocateMemory(16);
        switch (Integer.parseInt(args[0])) {
            case 0: u.putInt(0x1000L, 1); break;
            case 1: u.getLong(-1L); break;
            case 2: u.putLong(block + 12, 1); break;
            case 3:
                u.freeMemory(block);
                u.putByte(block, (byte) 1);
                break;
            case 4: u.setMemory(block, 1L << 40, (byte) 1); break;
            case 5: at(0x4141414141414141L).putLong(8, 7); break;
            case 6: new CRC32().update(at(0x1000)); break;
            case 7:
                Inflater inflater = new Inflater();
                inflater.setInput(at(0x2000));
                inflater.inflate(new byte[10]);
                break;
            default:
                java.nio.channels.FileChannel.open(java.nio.file.Path.of("/dev/null"), java.nio.file.StandardOpenOption.READ)
                    .read(at(0x3000));
                u.putAddress(7, 7);
        }
        System.out.println("survived");
    }
}
