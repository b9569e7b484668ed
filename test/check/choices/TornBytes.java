// check: --outcomes -Dhow=get
// check: --outcomes -Dhow=put
// check: --outcomes -Dhow=sum
// check: --outcomes -Dhow=memory
// check: --outcomes --search=bfs -Dhow=get
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.Checksum;

/** Bulk operations of a direct buffer and checksums read and write byte by byte. */
public class TornBytes {
    static final ByteBuffer buffer = ByteBuffer.allocateDirect(3);
    static final byte[] bytes = new byte[2];
    static String seen = "";

    static void other(boolean reads) {
        if (reads) seen = buffer.get(2) + " " + buffer.get(0);
        else {
            bytes[0] = 1;
            bytes[1] = 1;
            buffer.put(0, (byte) 1);
            buffer.put(2, (byte) 1);
        }
    }

    static String sum(Checksum sum, boolean direct) {
        if (direct) sum.update(buffer.duplicate());
        else sum.update(bytes, 0, 2);
        byte[] known = new byte[direct ? 3 : 2];
        for (int i = 0; i < 4; i++) {
            Checksum other = sum instanceof CRC32 ? new CRC32() : new Adler32();
            known[0] = (byte) (i & 1);
            known[known.length - 1] = (byte) (i >> 1);
            other.update(known, 0, known.length);
            if (other.getValue() == sum.getValue()) return Arrays.toString(known);
        }
        return "unknown";
    }

    public static void main(String[] args) throws Exception {
        String how = System.getProperty("how");
        Thread t = new Thread(() -> other(how.equals("put")));
        t.start();
        byte[] taken = new byte[3];
        String text = "";
        switch (how) {
        case "get":
            buffer.get(0, taken);
            text = Arrays.toString(taken);
            break;
        case "put":
            buffer.put(0, new byte[] {1, 1, 1});
            break;
        case "sum": text = sum(new CRC32(), false); break;
        default: text = sum(new Adler32(), true);
        }
        t.join();
        System.out.println(text + seen);
    }
}
