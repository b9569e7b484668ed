// check:
// check: --no-por --search=bfs --max-time=100s
import java.io.*;

/** A counter in a file, read and written under a lock: no update is lost. */
public class FileCounterLocked {
    static int read() throws IOException {
        try (FileInputStream in = new FileInputStream("counter")) { return in.read(); }
    }

    static void write(int value) throws IOException {
        try (RandomAccessFile out = new RandomAccessFile("counter", "rw")) { out.write(value); }
    }

    static synchronized void increment() {
        try {
            write(read() + 1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        write(0);
        Thread t = new Thread(FileCounterLocked::increment);
        t.start();
        increment();
        t.join();
        assert read() == 2;
    }
}
