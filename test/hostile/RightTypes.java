// ends: 0
// prints: 1 2 3 text 5 6 7
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import sun.misc.Unsafe;

/** What a JVM allows, is allowed. */
public class RightTypes {
    static class Base { int x = 1; }
    static class Derived extends Base implements Runnable { public void run() { } }

    volatile Base base;
    volatile Runnable task;
    Object[] many;
    Object any;
    int low, high;
    byte narrow;
    static Base shared;

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        RightTypes o = new RightTypes();
        u.putObject(o, Hostile.offset(RightTypes.class, "base"), new Derived());
        u.putObject(o, Hostile.offset(RightTypes.class, "task"), new Derived());
        u.putObject(o, Hostile.offset(RightTypes.class, "task"), (Runnable) () -> { });
        u.putObject(o, Hostile.offset(RightTypes.class, "many"), new String[] {"text"});
        u.putObject(o, Hostile.offset(RightTypes.class, "any"), new int[] {5});
        u.putInt(o, Hostile.offset(RightTypes.class, "high"), 2);
        u.putByte(o, Hostile.offset(RightTypes.class, "narrow"), (byte) 3);
        java.lang.reflect.Field f = RightTypes.class.getDeclaredField("shared");
        u.putObject(u.staticFieldBase(f), u.staticFieldOffset(f), new Derived());
        AtomicReferenceFieldUpdater.newUpdater(RightTypes.class, Runnable.class, "task").set(o, new Derived());
        Object[] row = new Number[2];
        u.putObject(row, (long) Unsafe.ARRAY_OBJECT_BASE_OFFSET + Unsafe.ARRAY_OBJECT_INDEX_SCALE, Integer.valueOf(6));
        byte[] bytes = new byte[9];
        u.putLong(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET + 1L, 7);
        u.getInt(row, (long) Unsafe.ARRAY_OBJECT_BASE_OFFSET); // a number that means nothing
        System.out.println(o.base.x + " " + o.high + " " + o.narrow + " " + o.many[0] + " " + ((int[]) o.any)[0] + " " + row[1]
            + " " + bytes[1]);
    }
}
