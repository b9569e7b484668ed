// Aims at: files mapped into memory: read only, written, private; parts, sizes, views, force, load, ends.
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.MappedByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

public class MappedFiles {
    static void attempt(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + ": done");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    static String text(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.duplicate().get(bytes);
        return new String(bytes);
    }

    static void read(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            MappedByteBuffer whole = channel.map(MapMode.READ_ONLY, 0, channel.size());
            MappedByteBuffer part = channel.map(MapMode.READ_ONLY, 3, 5);
            System.out.println(text(whole) + "|" + text(part) + "|" + whole.isDirect() + part.isReadOnly() + part.capacity());
            System.out.println(part.load() == part);
            attempt("write", () -> whole.put(0, (byte) 1));
            attempt("behind the end", () -> part.get(5));
            try {
                channel.map(MapMode.READ_WRITE, 0, 1);
            } catch (Exception e) {
                System.out.println(e);
            }
        }
    }

    static void write(Path file) throws IOException {
        MappedByteBuffer kept;
        try (RandomAccessFile access = new RandomAccessFile(file.toFile(), "rw")) {
            kept = access.getChannel().map(MapMode.READ_WRITE, 6, 20);
            kept.put("Havelock".getBytes());
            kept.force();
            System.out.println(access.length());
        }
        kept.put(19, (byte) '!');
        kept.order(ByteOrder.LITTLE_ENDIAN).putInt(12, 0x64636261);
        IntBuffer ints = kept.asIntBuffer();
        System.out.println(ints.capacity() + " " + Integer.toHexString(ints.get(0)));
        kept.force(0, 10);
        System.out.println(Arrays.toString(Files.readAllBytes(file)));
    }

    static void own(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer own = channel.map(MapMode.PRIVATE, 0, 5);
            own.put(0, (byte) 'J');
            System.out.println(text(own) + " " + (char) Files.readAllBytes(file)[0]);
            System.out.println(own.slice(1, 2).get(0) + " " + own.compareTo(ByteBuffer.wrap("Jello".getBytes())));
            MappedByteBuffer none = channel.map(MapMode.READ_ONLY, 2, 0);
            System.out.println(none.capacity() + " " + none.hasRemaining());
            try {
                channel.map(MapMode.READ_ONLY, -1, 5);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("havelock", ".mapped");
        Files.writeString(file, "hello world");
        try {
            read(file);
            write(file);
            own(file);
            new ReadOnlyBufferException();
        } finally {
            Files.delete(file);
        }
    }
}
