// ends: 4
// arguments: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
import sun.misc.Unsafe;

/** References read from, and written to, what holds numbers; numbers written over references. */
public class PrimitiveAsReference {
    int number = 1234567;
    long wide = 0x4141414142424242L;
    boolean flag = true;
    static double shared = 1.5;
    String text = "text";

    static long offset(String name) { return Hostile.offset(PrimitiveAsReference.class, name); }

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        PrimitiveAsReference o = new PrimitiveAsReference();
        java.lang.reflect.Field f = PrimitiveAsReference.class.getDeclaredField("shared");
        switch (Integer.parseInt(args[0])) {
            case 0: u.putObject(o, offset("number"), "x"); break;
            case 1: u.putObject(o, offset("wide"), new Object()); break;
            case 2: System.out.println(u.getObject(o, offset("flag"))); break;
            case 3: u.putObject(u.staticFieldBase(f), u.staticFieldOffset(f), "x"); break;
            case 4: System.out.println(u.getObject(u.staticFieldBase(f), u.staticFieldOffset(f))); break;
            case 5: u.putObject(new int[4], (long) Unsafe.ARRAY_INT_BASE_OFFSET, "x"); break;
            case 6: System.out.println(u.getObject(new long[] {7}, (long) Unsafe.ARRAY_LONG_BASE_OFFSET)); break;
            case 7: u.putByte(o, offset("text") + 1, (byte) 1); break;
            default: u.compareAndSwapLong(o, offset("text"), 0, 1);
        }
        System.out.println("survived " + o.text.length());
    }
}
