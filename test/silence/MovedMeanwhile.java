// fatal: Unsafe access to memory that does not belong to the object, or with a value of another type
// by: check

import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** Only if the other thread comes first. */
public class MovedMeanwhile {
    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        long block = unsafe.allocateMemory(16);
        Thread t = new Thread(() -> unsafe.reallocateMemory(block, 64));
        t.start();
        unsafe.putInt(block, 1);
        t.join();
    }
}
