// check: --outcomes
import java.io.*;

/** A file that is written, reopened by others and read through one position, by two threads. */
public class SharedPosition {
    static RandomAccessFile file;
    static int[] read = new int[2];

    static void next(int i) {
        try { read[i] = file.read(); } catch (IOException e) { throw new UncheckedIOException(e); }
    }

    public static void main(String[] args) throws Exception {
        file = new RandomAccessFile("numbers", "rw");
        file.write(new byte[] {1, 2, 3});
        file.seek(1);
        Thread t = new Thread(() -> next(0));
        t.start();
        next(1);
        t.join();
        file.setLength(1);
        System.out.println(read[0] + " " + read[1] + " " + file.length() + " " + new File("numbers").length());
        file.close();
    }
}
