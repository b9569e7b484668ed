// ends: any
// arguments: limit 1000 | capacity 1000 | position -5 | offset -100 | offset 1000000 | hb 0 | address 0 | segment 0
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.Adler32;
import sun.misc.Unsafe;

/** Buffers that claim more than they have, given to everything that takes buffers. */
public class SpoiltBuffers {
    interface Act {
        Object run() throws Exception;
    }

    static void attempt(Act act) {
        try {
            act.run();
        } catch (Exception | LinkageError e) {
            e.getMessage();
        }
    }

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        int value = Integer.parseInt(args[1]);
        ByteBuffer heap = ByteBuffer.allocate(32), direct = ByteBuffer.allocateDirect(32);
        for (ByteBuffer buffer : new ByteBuffer[] {heap, direct}) {
            if (args[0].equals("offset") || args[0].equals("hb")) {
                if (args[0].equals("offset")) u.putInt(buffer, Hostile.offset(ByteBuffer.class, "offset"), value);
                else u.putObject(buffer, Hostile.offset(ByteBuffer.class, "hb"), new byte[0]);
            } else if (args[0].equals("address")) u.putLong(buffer, Hostile.offset(java.nio.Buffer.class, "address"), 0);
            else if (!args[0].equals("segment")) u.putInt(buffer, Hostile.offset(java.nio.Buffer.class, args[0]), value);
            FileChannel zero = FileChannel.open(Path.of("/dev/null"), StandardOpenOption.READ, StandardOpenOption.WRITE);
            attempt(() -> buffer.get(31));
            attempt(() -> buffer.putLong(24, 1));
            attempt(() -> buffer.get(new byte[32]));
            attempt(() -> buffer.duplicate().put(heap));
            attempt(() -> zero.write(buffer));
            attempt(() -> zero.read(buffer));
            attempt(() -> {
                new Adler32().update(buffer);
                return null;
            });
            attempt(() -> java.nio.charset.StandardCharsets.UTF_8.decode(buffer));
            attempt(() -> buffer.slice().asLongBuffer().get(2));
        }
        System.out.println("survived");
    }
}
