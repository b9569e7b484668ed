// ends: 4
// arguments: 0 | 1 | 2 | 3 | 4
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import sun.misc.Unsafe;

/** Mapped files: written where they can only be read, used after they are gone, or became shorter. */
public class MappedFiles {
    static long address(MappedByteBuffer buffer) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        return u.getLong(buffer, u.objectFieldOffset(java.nio.Buffer.class.getDeclaredField("address")));
    }

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        Path path = Files.createTempFile("mapped", null);
        Files.write(path, new byte[20000]);
        try (FileChannel file = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            path.toFile().deleteOnExit();
            MappedByteBuffer buffer = file.map(FileChannel.MapMode.READ_ONLY, 0, 20000);
            switch (Integer.parseInt(args[0])) {
                case 0: u.putByte(address(buffer), (byte) 1); break;
                case 1: u.setMemory(address(buffer) + 100, 8, (byte) 1); break;
                case 2: u.freeMemory(address(buffer)); break;
                case 3:
                    u.invokeCleaner(buffer);
                    buffer.get(0);
                    break;
                default:
                    file.truncate(10);
                    System.out.println(buffer.get(19999));
                    u.putByte(1L, (byte) 1); // in a search the mapping is a copy
            }
        }
        System.out.println("survived");
    }
}
