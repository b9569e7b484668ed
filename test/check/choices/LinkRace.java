// check: --outcomes
// check: --outcomes --search=bfs
import java.io.*;
import java.nio.file.*;

/** A link is turned around while another thread reads through it: it reads one file or the other, or finds no link. */
public class LinkRace {
    static String read(String name) {
        try (FileInputStream in = new FileInputStream(name)) { return "" + in.read(); } catch (IOException e) { return "none"; }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 1; i <= 2; i++) try (FileOutputStream out = new FileOutputStream("n" + i)) { out.write(i); }
        Files.createSymbolicLink(Paths.get("link"), Paths.get("n1"));
        String[] seen = new String[1];
        Thread t = new Thread(() -> seen[0] = read("link"));
        t.start();
        new File("link").delete();
        Files.createSymbolicLink(Paths.get("link"), Paths.get("n2"));
        t.join();
        System.out.println(seen[0] + ", then " + read("link"));
    }
}
