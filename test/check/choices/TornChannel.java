// check: --outcomes
// check: --outcomes -Dalone
import java.nio.ByteBuffer;
import java.util.zip.Inflater;

/** Decompression into memory that another thread reads: the verdict says that it came at once. */
public class TornChannel {
    static final ByteBuffer buffer = ByteBuffer.allocateDirect(2);
    static final byte[] packed = {120, -100, 75, 76, 2, 0, 1, 38, 0, -60}; // "ab"
    static String seen = "";

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> seen = System.getProperty("alone") != null ? "" : buffer.get(0) + " ");
        t.start();
        Inflater inflater = new Inflater();
        inflater.setInput(packed);
        inflater.inflate(buffer.duplicate());
        t.join();
        System.out.println(seen + buffer.get(0));
    }
}
