// check: --outcomes
// check: --outcomes --search=bfs
import java.io.*;

/** A file is read into an array that another thread looks at: it sees what was there, or what was read. */
public class SharedBuffer {
    static final byte[] buffer = {9};

    static void read() {
        try (FileInputStream in = new FileInputStream("numbers")) {
            in.read(buffer);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (FileOutputStream out = new FileOutputStream("numbers")) { out.write(5); }
        Thread t = new Thread(SharedBuffer::read);
        t.start();
        int seen = buffer[0];
        t.join();
        System.out.println(seen + " " + buffer[0]);
    }
}
