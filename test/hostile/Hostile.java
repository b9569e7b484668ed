import java.lang.reflect.Field;
import sun.misc.Unsafe;

/** What the programs here have in common. */
final class Hostile {
    static final Unsafe UNSAFE = unsafe();

    private static Unsafe unsafe() {
        try {
            Field field = Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            return (Unsafe) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static long offset(Class<?> type, String name) {
        try {
            return UNSAFE.objectFieldOffset(type.getDeclaredField(name));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private Hostile() {
    }
}
