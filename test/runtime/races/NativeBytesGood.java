// One thread reads a file into a part of an array and prints a part of it; another one uses the rest.
// run --race=hb: none
import java.io.FileInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

public class NativeBytesGood {
    static final byte[] bytes = new byte[4];
    static final char[] chars = {'a', 'b'};

    static void act() {
        try (FileInputStream in = new FileInputStream("/proc/self/cmdline")) {
            in.read(bytes, 0, 3);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        System.out.println(chars);
    }

    static void other() {
        bytes[3] = 1;
        synchronized (System.out) {
            chars[1] = 'c';
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(NativeBytesGood::act, NativeBytesGood::other);
    }
}
