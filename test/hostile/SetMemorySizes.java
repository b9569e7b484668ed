// ends: 4
// arguments: 0 | 1 | 2 | 3 | 4 | 5
import sun.misc.Unsafe;

/** Fills that are larger than what they fill. */
public class SetMemorySizes {
    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        long base = Unsafe.ARRAY_BYTE_BASE_OFFSET, block = u.allocateMemory(16);
        byte[] bytes = new byte[16];
        switch (Integer.parseInt(args[0])) {
            case 0: u.setMemory(bytes, base, 17, (byte) 1); break;
            case 1: u.setMemory(bytes, base + 16, 1, (byte) 1); break;
            case 2: u.setMemory(bytes, 0L, 1, (byte) 1); break;
            case 3: u.setMemory(block + 16, 1, (byte) 1); break;
            case 4: u.setMemory(block, Long.MAX_VALUE, (byte) 1); break;
            default: u.setMemory(1L << 63, 8, (byte) 1);
        }
        System.out.println("survived");
    }
}
