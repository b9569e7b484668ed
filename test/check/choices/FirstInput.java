// check: --outcomes
// check: --outcomes --search=bfs
import java.io.*;

/** Two threads read a byte each of standard input ("fi..."), and nobody has used System.in before. */
public class FirstInput {
    static char[] read = new char[2];

    static void next(int i) {
        try { read[i] = (char) System.in.read(); } catch (IOException e) { throw new UncheckedIOException(e); }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> next(0));
        t.start();
        next(1);
        t.join();
        System.out.println(new String(read) + " " + (char) System.in.read());
    }
}
