// fatal: Unsafe access to memory that does not belong to the object, or with a value of another type

import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class UnsafeMemory {
    public static void main(String[] args) throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        try {
            System.out.println(unsafe.getInt(4096L));
        } catch (Throwable e) {
            // nobody can catch it
        }
    }
}
