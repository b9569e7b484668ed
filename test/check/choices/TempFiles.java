// check: --outcomes
import java.io.*;
import java.nio.file.*;

/** Temporary files and folders, deleted and not; another thread appends while main reads: before or after. */
public class TempFiles {
    public static void main(String[] args) throws Exception {
        File file = File.createTempFile("havelock-choices", ".tmp");
        file.deleteOnExit();
        Path folder = Files.createTempDirectory("havelock-choices"), path = Files.createTempFile(folder, "x", "y");
        Files.write(path, new byte[] {1, 2});
        Thread t = new Thread(() -> {
            try (FileOutputStream out = new FileOutputStream(path.toFile(), true)) {
                out.write(3);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        t.start();
        long seen = path.toFile().length();
        t.join();
        System.out.println(seen + " " + Files.size(path) + " " + file.exists() + " " + folder.toFile().list().length);
        Files.delete(path);
        Files.delete(folder);
        System.out.println(Files.exists(folder) + " " + file.delete() + " " + file.exists());
    }
}
