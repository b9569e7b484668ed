// check: --outcomes
// check: --outcomes --search=bfs
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** A view of a byte array as longs: a write to the last byte comes before, between or after the read and the write of a
 * long. And ints in the midst of longs, off their boundaries. */
public class WideHandle {
    static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    static final byte[] bytes = new byte[8], odd = new byte[8];

    static void write() {
        bytes[7] = 1;
        odd[5] = 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(WideHandle::write);
        t.start();
        LONGS.set(bytes, 0, (long) LONGS.get(bytes, 0) | 1);
        INTS.set(odd, 2, (int) INTS.get(odd, 2) | 1);
        t.join();
        System.out.println(bytes[7] + " " + odd[5]);
    }
}
