// ends: any

/** Memory outside the heap, in blocks that are never given back. */
public class OffHeapBomb {
    public static void main(String[] args) {
        for (;;) {
            long block = Hostile.UNSAFE.allocateMemory(1 << 24);
            Hostile.UNSAFE.setMemory(block, 1 << 24, (byte) 1);
        }
    }
}
