// check: --max-time=60s
import java.nio.charset.StandardCharsets;
import java.nio.file.*;

/** Replacing a file by a move that is not atomic: the JDK deletes the old one first, and a reader may find neither. */
public class MoveGap {
    static void write(String name) {
        try {
            Path path = Files.write(Paths.get(name + ".tmp"), ("by " + name).getBytes(StandardCharsets.UTF_8));
            Files.move(path, Paths.get("shared"), StandardCopyOption.REPLACE_EXISTING);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> write("a"));
        t.start();
        write("b");
        String seen = new String(Files.readAllBytes(Paths.get("shared")), StandardCharsets.UTF_8);
        t.join();
        String last = new String(Files.readAllBytes(Paths.get("shared")), StandardCharsets.UTF_8);
        System.out.println(seen + ", " + last);
        try (DirectoryStream<Path> names = Files.newDirectoryStream(Paths.get("."))) { for (Path p : names) System.out.println(p); }
    }
}
