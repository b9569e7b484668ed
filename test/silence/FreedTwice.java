// fatal: memory is given back that was not allocated, or not in this way

import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class FreedTwice {
    public static void main(String[] args) throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        long block = unsafe.allocateMemory(16);
        unsafe.freeMemory(block);
        try {
            unsafe.freeMemory(block);
        } catch (Throwable t) {
            System.out.println("silence: " + t);
        }
    }
}
