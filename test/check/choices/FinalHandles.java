// check: --outcomes -Dsun.misc.unsafe.memory.access=allow
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Field;
import java.util.List;

/** Final fields that a method handle and Unsafe set, one of them static, beside a reader of each. */
public class FinalHandles {
    static class Box {
        static final List<String> SHARED = List.of();
        final int value;

        Box(int value) {
            this.value = value;
        }
    }

    public static void main(String[] args) throws Throwable {
        Box box = new Box(args.length + 1);
        Field field = Box.class.getDeclaredField("value"), shared = Box.class.getDeclaredField("SHARED");
        field.setAccessible(true);
        MethodHandle setter = MethodHandles.lookup().unreflectSetter(field);
        Field theUnsafe = Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe");
        theUnsafe.setAccessible(true);
        sun.misc.Unsafe unsafe = (sun.misc.Unsafe) theUnsafe.get(null);
        Object base = unsafe.staticFieldBase(shared);
        long offset = unsafe.staticFieldOffset(shared);
        int before = Box.SHARED.size();
        Thread writer = new Thread(() -> {
            try {
                setter.invokeExact(box, 2);
            } catch (Throwable e) {
                throw new AssertionError(e);
            }
            unsafe.putObject(base, offset, List.of("one"));
        });
        writer.start();
        System.out.println(before + " " + box.value + " " + Box.SHARED.size());
        writer.join();
    }
}
