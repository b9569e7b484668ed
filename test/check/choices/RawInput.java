// check: --outcomes
// check: --outcomes --search=bfs
import java.io.*;

/** Two threads read a byte each of standard input ("fi..."), each through a stream of its own: the position is shared. */
public class RawInput {
    static char[] read = new char[2];

    static void next(FileInputStream in, int i) {
        try { read[i] = (char) in.read(); } catch (IOException e) { throw new UncheckedIOException(e); }
    }

    public static void main(String[] args) throws Exception {
        FileInputStream mine = new FileInputStream(FileDescriptor.in), other = new FileInputStream(FileDescriptor.in);
        Thread t = new Thread(() -> next(other, 0));
        t.start();
        next(mine, 1);
        t.join();
        System.out.println(new String(read) + " " + (char) System.in.read());
    }
}
