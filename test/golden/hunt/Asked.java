import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/* Two threads take two locks in opposite order if standard input says so, or if a file is not there, which is then made. */
public class Asked {
    static final Object A = new Object(), B = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    static boolean isAsked(String file) throws IOException {
        if (file == null) return System.in.read() == 'y';
        if (Files.exists(Path.of(file))) return false;
        Files.createFile(Path.of(file));
        return true;
    }

    public static void main(String[] args) throws Exception {
        boolean opposite = isAsked(args.length > 0 ? args[0] : null);
        Thread t = new Thread(() -> both(A, B));
        Thread u = new Thread(() -> both(opposite ? B : A, opposite ? A : B));
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
