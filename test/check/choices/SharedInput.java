// check: --outcomes
import java.io.*;

/** Two threads read a line each of standard input ("first line", "second line"). */
public class SharedInput {
    static final BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
    static String[] lines = new String[2];

    static void read(int i) {
        try { lines[i] = in.readLine(); } catch (IOException e) { throw new UncheckedIOException(e); }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> read(0));
        t.start();
        read(1);
        t.join();
        System.out.println(lines[0] + ", " + lines[1] + ", then " + in.readLine());
    }
}
