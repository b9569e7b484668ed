// ends: 4
// arguments: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11
import sun.misc.Unsafe;

/** Offsets that lie outside their object. */
public class WildOffsets {
    int a = 1;
    static int s = 2;

    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        WildOffsets o = new WildOffsets();
        byte[] bytes = new byte[8];
        switch (Integer.parseInt(args[0])) {
            case 0: u.putInt(o, 0L, 77); break; // the header
            case 1: u.putInt(o, 1L << 20, 77); break;
            case 2: u.putLong(o, -8L, 77); break;
            case 3: u.getLong(o, Long.MAX_VALUE); break;
            case 4: u.putByte(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET + 8L, (byte) 1); break;
            case 5: u.getLong(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET + 1L); break;
            case 6: u.getInt(bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET - 4L); break;
            case 7:
                java.lang.reflect.Field f = WildOffsets.class.getDeclaredField("s");
                u.putInt(u.staticFieldBase(f), u.staticFieldOffset(f) + (1L << 30), 5);
                break;
            case 8:
                f = WildOffsets.class.getDeclaredField("s");
                u.putLong(u.staticFieldBase(f), u.staticFieldOffset(f) - 8L, 5);
                break;
            case 9: u.getAndAddLong(o, 1L << 33, 1); break;
            case 10: u.compareAndSwapInt(o, 3L, 0, 1); break;
            default: u.copyMemory(bytes, 0L, bytes, Unsafe.ARRAY_BYTE_BASE_OFFSET + 4L, 1L << 40);
        }
        System.out.println("survived " + o.a);
    }
}
