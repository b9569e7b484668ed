// check: --outcomes -Dsun.misc.unsafe.memory.access=allow
// check: --outcomes --search=bfs -Dsun.misc.unsafe.memory.access=allow
import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Unsafe reads and writes the halves of a long field and of the elements of a long array; others the whole. */
public class WideField {
    static final Unsafe unsafe = unsafe();
    static final WideField it = new WideField();
    static final long[] longs = new long[1];
    long value;

    static Unsafe unsafe() {
        try {
            Field f = Unsafe.class.getDeclaredField("theUnsafe");
            f.setAccessible(true);
            return (Unsafe) f.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        long at = unsafe.objectFieldOffset(WideField.class.getDeclaredField("value"));
        unsafe.putInt(it, at + 4, 0);
        Thread t = new Thread(() -> {
            unsafe.putInt(it, at + 4, 1);
            unsafe.putInt(longs, Unsafe.ARRAY_LONG_BASE_OFFSET + 4, 1);
        });
        t.start();
        it.value |= 1;
        longs[0] |= 1;
        t.join();
        System.out.println(Long.toHexString(it.value) + " " + Long.toHexString(longs[0]));
    }
}
