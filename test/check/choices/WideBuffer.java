// check: --outcomes
// check: --outcomes --search=bfs
// check: --outcomes --jobs=2
import java.nio.ByteBuffer;

/** One thread puts a byte into the midst of a long that the other reads and writes: the byte may get lost. So with a heap
 * buffer, a direct one, and a view as longs. */
public class WideBuffer {
    static final ByteBuffer heap = ByteBuffer.allocate(8), direct = ByteBuffer.allocateDirect(8), viewed = ByteBuffer.allocate(8);

    static void put() {
        heap.put(4, (byte) 1);
        direct.put(4, (byte) 1);
        viewed.put(4, (byte) 1);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(WideBuffer::put);
        t.start();
        heap.putLong(0, heap.getLong(0) | 1);
        direct.putLong(0, direct.getLong(0) | 1);
        viewed.asLongBuffer().put(0, viewed.asLongBuffer().get(0) | 1);
        t.join();
        System.out.println(heap.get(4) + " " + direct.get(4) + " " + viewed.get(4));
    }
}
