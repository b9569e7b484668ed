// check: --outcomes -Dhow=print
// check: --outcomes -Dhow=held
// check: --outcomes -Dhow=write
// check: --outcomes -Dhow=read
// check: --outcomes -Dhow=file
// check: --outcomes -Dhow=inflate
// check: --outcomes -Dhow=expand
// check: --outcomes -Dhow=invoke
// check: --outcomes --search=bfs -Dhow=read
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/** Natives that read or write an array of the program: element by element, while another thread writes or reads two. */
public class TornNatives {
    static final byte[] packed = {120, -100, 75, 76, 2, 0, 1, 38, 0, -60}; // "ab"
    static final char[] chars = {'a', 'b'};
    static final byte[] bytes = new byte[3];
    static final Object[] arguments = {"a", "b"};
    static final File file = new File("letters");
    static String seen = "";

    static void write() {
        synchronized (System.getProperty("how").equals("held") ? System.out : new Object()) {
            chars[0] = 'x';
            chars[1] = 'y';
        }
        bytes[0] = 'x';
        bytes[2] = 'z';
        arguments[0] = "x";
        arguments[1] = "y";
    }

    static void read() {
        seen = bytes[0] + " " + bytes[1];
    }

    static void save(byte[] what) throws IOException {
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(what);
        }
    }

    static String load() throws IOException {
        try (FileInputStream in = new FileInputStream(file)) {
            return new String(in.readAllBytes());
        }
    }

    static int inflate(byte[] from, int start, byte[] to) {
        Inflater inflater = new Inflater();
        inflater.setInput(from, start, from.length - start);
        try {
            return inflater.inflate(to);
        } catch (DataFormatException e) {
            return -1;
        }
    }

    public static String join(String a, String b) {
        return a + b;
    }

    static String act(String how) throws Exception {
        switch (how) {
        case "write":
            System.arraycopy("abc".getBytes(), 0, bytes, 0, 3);
            Thread writer = new Thread(TornNatives::write);
            writer.start();
            save(bytes);
            writer.join();
            return load();
        case "file":
            save("ab".getBytes());
            try (RandomAccessFile in = new RandomAccessFile(file, "r")) {
                Thread reader = new Thread(TornNatives::read);
                reader.start();
                int count = in.read(bytes, 0, 3);
                reader.join();
                return seen + " of " + count;
            }
        case "read":
            save("ab".getBytes());
            try (FileInputStream in = new FileInputStream(file)) {
                Thread reader = new Thread(TornNatives::read);
                reader.start();
                in.read(bytes);
                reader.join();
                return seen;
            }
        case "inflate":
            Thread reader = new Thread(TornNatives::read);
            reader.start();
            inflate(packed, 0, bytes);
            reader.join();
            return seen;
        case "expand":
            byte[] letters = new byte[3];
            Thread breaker = new Thread(() -> {
                packed[2] = 0;
                packed[3] = 0;
            });
            breaker.start();
            return inflate(packed, 0, letters) + " " + letters[0];
        case "invoke":
            Thread changer = new Thread(TornNatives::write);
            changer.start();
            return (String) TornNatives.class.getMethod("join", String.class, String.class).invoke(null, arguments);
        default:
            Thread t = new Thread(TornNatives::write);
            t.start();
            System.out.println(chars);
            return "";
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.print(act(System.getProperty("how")));
    }
}
