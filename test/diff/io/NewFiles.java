// Aims at: java.nio.file on real files, channels and direct buffers.
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class NewFiles {
    public static void main(String[] args) throws IOException {
        Path folder = Files.createTempDirectory("havelock");
        Path file = folder.resolve("text");
        Files.writeString(file, "one\ntwo\n");
        Files.write(file, List.of("three"), StandardOpenOption.APPEND);
        System.out.println(Files.readAllLines(file) + " " + Files.size(file) + " " + Files.isRegularFile(file));
        try (Stream<String> lines = Files.lines(file)) {
            System.out.println(lines.map(String::length).collect(Collectors.toList()));
        }
        Path copy = Files.copy(file, folder.resolve("copy"));
        System.out.println(Files.readString(copy).equals(Files.readString(file)) + " " + Files.mismatch(copy, file));
        try (Stream<Path> all = Files.list(folder)) {
            System.out.println(all.map(p -> p.getFileName().toString()).sorted().collect(Collectors.toList()));
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(5);
            System.out.println(channel.read(buffer) + " " + channel.position() + " " + buffer);
            buffer.flip();
            System.out.println(channel.write(buffer, channel.size()) + " " + channel.size());
        }
        try {
            Files.readString(folder.resolve("none"));
        } catch (NoSuchFileException e) {
            System.out.println(e.getMessage().endsWith("/none") + " " + e.getReason());
        }
        Files.move(copy, folder.resolve("moved"));
        Files.delete(folder.resolve("moved"));
        Files.delete(file);
        System.out.println(Files.deleteIfExists(file) + " " + Files.exists(folder));
        Files.delete(folder);
        System.out.println(Path.of("/a/b/../c").normalize() + " " + Path.of("/a").relativize(Path.of("/a/b/c")));
        ByteBuffer direct = ByteBuffer.allocateDirect(32).order(ByteOrder.LITTLE_ENDIAN);
        direct.putInt(0x01020304).putLong(-2).putDouble(0.5).putChar('x').flip();
        System.out.println(direct.get() + " " + direct.getShort(1) + " " + direct.getLong(4) + " " + direct.getDouble(12) + direct);
    }
}
