// fatal: Unsafe access to memory that is not allocated

import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeFill {
    public static void main(String[] args) throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        try {
            unsafe.setMemory(4096L, 8, (byte) 1);
        } catch (Throwable e) {
            // nobody can catch it
        }
    }
}
