// check: --outcomes
// check: --outcomes --search=bfs
import java.io.*;

/** Two threads append a line each to one file: both are there, in either order; and two that write over each other. */
public class AppendRace {
    static void write(String name, boolean append, String text) {
        try (FileOutputStream out = new FileOutputStream(name, append)) {
            out.write(text.getBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String both(String name, boolean append) throws Exception {
        Thread t = new Thread(() -> write(name, append, "a"));
        t.start();
        write(name, append, "bb");
        t.join();
        try (BufferedReader in = new BufferedReader(new FileReader(name))) { return in.readLine(); }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(both("log", true) + " " + both("state", false));
    }
}
