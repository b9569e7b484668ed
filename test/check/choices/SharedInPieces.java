// check: --outcomes -Dhow=inflate
// check: --outcomes -Dhow=invoke
// check: --outcomes -Dhow=print
// check: --outcomes -Dhow=print --search=bfs
import java.lang.reflect.Method;
import java.util.zip.Inflater;

/** Natives that take an array, which another thread writes to: decompression, arguments of a reflective call, output. */
public class SharedInPieces {
    static final byte[] out = new byte[2];
    static final Object[] arguments = {"a"};
    static final char[] chars = {'a', 'a'};
    /** "hi", stored. */
    static final byte[] in = {0x78, 1, 1, 2, 0, -3, -1, 'h', 'i', 1, 0x3b, 0, -46};

    public static String same(String s) { return s; }

    static void write() {
        out[0] = 'x';
        arguments[0] = "b";
        chars[0] = 'b';
    }

    public static void main(String[] args) throws Exception {
        Method method = SharedInPieces.class.getMethod("same", String.class);
        Thread t = new Thread(SharedInPieces::write);
        t.start();
        String text = "";
        switch (System.getProperty("how")) {
        case "inflate":
            Inflater inflater = new Inflater();
            inflater.setInput(in);
            inflater.inflate(out);
            break;
        case "invoke": text = (String) method.invoke(null, arguments); break;
        default: System.out.println(chars);
        }
        t.join();
        System.out.println((char) out[0] + text);
    }
}
