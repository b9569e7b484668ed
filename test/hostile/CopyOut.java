// ends: 4
// arguments: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
import sun.misc.Unsafe;

/** Copies that begin, end or wrap round outside what they are given. */
public class CopyOut {
    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        long base = Unsafe.ARRAY_BYTE_BASE_OFFSET, block = u.allocateMemory(16);
        byte[] bytes = new byte[16];
        switch (Integer.parseInt(args[0])) {
            case 0: u.copyMemory(bytes, base, bytes, base + 1, 16); break;
            case 1: u.copyMemory(bytes, base + 17, null, block, 1); break;
            case 2: u.copyMemory(bytes, base - 1, null, block, 1); break;
            case 3: u.copyMemory(block, block + 15, 2); break;
            case 4: u.copyMemory(block, block, Long.MAX_VALUE); break;
            case 5: u.copyMemory(null, block - 1, bytes, base, 2); break;
            case 6: u.copyMemory(null, -8L, bytes, base, 16); break;
            case 7: u.copyMemory(bytes, base, null, 1L << 63, 8); break; // the JDK's image
            default: u.copyMemory(new long[2], (long) Unsafe.ARRAY_LONG_BASE_OFFSET, bytes, base, 17);
        }
        System.out.println("survived");
    }
}
