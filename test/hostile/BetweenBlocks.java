// ends: 4
// arguments: 0 | 1 | 2 | 3 | 4 | 5 | 6
import sun.misc.Unsafe;

/** Addresses in the gaps between blocks, and wide accesses over their ends. */
public class BetweenBlocks {
    public static void main(String[] args) throws Exception {
        Unsafe u = Hostile.UNSAFE;
        long[] blocks = new long[8];
        for (int i = 0; i < 8; i++) blocks[i] = u.allocateMemory(16);
        for (int i = 0; i < 8; i += 2) u.freeMemory(blocks[i]);
        switch (Integer.parseInt(args[0])) {
            case 0: u.getByte(blocks[1] + 16); break;
            case 1: u.getShort(blocks[3] + 15); break;
            case 2: u.putInt(blocks[5] + 13, 1); break;
            case 3: u.putDouble(blocks[7] + 9, 1); break;
            case 4: u.getByte(blocks[1] - 1); break;
            case 5: u.getLong(blocks[2]); break;
            default: u.putAddress(blocks[3] + 12, 1);
        }
        System.out.println("survived");
    }
}
