// ends: 4
// arguments: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
import sun.misc.Unsafe;

/** References to objects of a class that the place is not for, and numbers where references belong. */
public class WrongTypes {
    static class Small { int x = 1; }
    static class Large { long a, b, c, d, e, f; Small s = new Small(); Runnable r; }

    Large large;
    static Large shared;
    int number = 12345678;

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        WrongTypes o = new WrongTypes();
        long at = Hostile.offset(WrongTypes.class, "large");
        switch (Integer.parseInt(args[0])) {
            case 0: u.putObject(o, at, new Small()); break;
            case 1: u.compareAndSwapObject(o, at, null, "text"); break;
            case 2: u.putInt(o, at, 12345678); break;
            case 3: System.out.println(u.getObject(o, Hostile.offset(WrongTypes.class, "number")).hashCode()); break;
            case 4: u.putObject(new String[1], (long) Unsafe.ARRAY_OBJECT_BASE_OFFSET, new Small()); break;
            case 5: u.putLong(new Object[4], (long) Unsafe.ARRAY_OBJECT_BASE_OFFSET, -1L); break;
            case 6:
                java.lang.reflect.Field f = WrongTypes.class.getDeclaredField("shared");
                u.putObject(u.staticFieldBase(f), u.staticFieldOffset(f), new Small());
                break;
            default: u.getAndSetObject(o, at, new int[1]);
        }
        if (o.large != null) System.out.println(o.large.f + " " + o.large.s.x);
    }
}
