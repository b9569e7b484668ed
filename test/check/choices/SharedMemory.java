// check: --outcomes
// check: --outcomes --search=bfs
import java.nio.ByteBuffer;

/** Two threads count in memory outside the heap: an update may be lost. A third has a buffer of its own. */
public class SharedMemory {
    static final ByteBuffer memory = ByteBuffer.allocateDirect(8);

    static void increment() { memory.putInt(4, memory.getInt(4) + 1); }

    static void own() {
        ByteBuffer mine = ByteBuffer.allocateDirect(4);
        mine.putInt(0, 1);
        if (mine.getInt(0) != 1) throw new Error();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(SharedMemory::increment), u = new Thread(SharedMemory::own);
        t.start();
        u.start();
        increment();
        t.join();
        u.join();
        System.out.println(memory.getInt(4));
    }
}
