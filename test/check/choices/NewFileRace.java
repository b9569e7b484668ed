// check: --outcomes
import java.nio.file.*;

/** The same through java.nio: one of two threads makes the file, the other is told; and a link, a folder, a copy. */
public class NewFileRace {
    static String result(String name) throws java.io.IOException {
        try {
            Files.createFile(Paths.get("lock"));
            return name + " made it";
        } catch (FileAlreadyExistsException e) {
            return name + " came late";
        }
    }

    static void work(String name) {
        try {
            String text = result(name);
            synchronized (NewFileRace.class) { System.out.println(text); }
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> work("a"));
        t.start();
        work("b");
        t.join();
        Path folder = Files.createDirectories(Paths.get("x/y"));
        Files.write(folder.resolve("one"), java.util.List.of("text"));
        Files.createSymbolicLink(Paths.get("link"), folder.resolve("one"));
        Files.copy(Paths.get("link"), Paths.get("copy"));
        Files.move(Paths.get("x"), Paths.get("z"));
        System.out.println(Files.readAllLines(Paths.get("copy")) + " " + Files.exists(Paths.get("link")) + " "
            + Files.isSymbolicLink(Paths.get("link")) + " " + Files.size(Paths.get("z/y/one")));
    }
}
