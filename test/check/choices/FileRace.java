// check: --outcomes
import java.io.*;
import java.nio.file.*;

/** Two threads create, write, rename and read files; what is on disk stays as it was. */
public class FileRace {
    static String result(String name) throws IOException {
        File file = new File("lock");
        if (!file.createNewFile()) return name + " came late";
        try (Writer out = new FileWriter(name)) { out.write("by " + name); }
        if (!new File(name).renameTo(new File("result"))) return name + " could not rename";
        return name + " wrote";
    }

    static void work(String name) {
        try {
            String text = result(name);
            synchronized (FileRace.class) { System.out.println(text); }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> work("a"));
        t.start();
        work("b");
        t.join();
        try (BufferedReader in = new BufferedReader(new FileReader("result"))) { System.out.println(in.readLine()); }
        System.out.println(String.join(" ", new java.util.TreeSet<>(java.util.Arrays.asList(new File(".").list()))));
        if (!new File("result").delete() || new File("result").exists()) throw new Error();
    }
}
