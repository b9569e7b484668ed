// One thread reads a file into a part of an array and prints a part of it; another one uses the rest.
// bug: it uses one element of each part.
// run --race=hb: data-race byte[], data-race char[]
// hunt --race=hb: data-race byte[] confirmed, data-race char[] confirmed
import java.io.FileInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

public class NativeBytesBad {
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

    public static void main(String[] args) throws InterruptedException {
        Run.all(NativeBytesBad::act, () -> chars[1] = (char) bytes[2]);
    }
}
