// ends: 4
// needs: 25
// arguments: 0 | 1 | 2 | 3 | 4
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Segments made of addresses, larger than what is there, or that outlive it. */
public class WildSegments {
    public static void main(String[] args) throws Exception {
        MemorySegment block = Arena.ofAuto().allocate(16, 8);
        switch (Integer.parseInt(args[0])) {
            case 0: MemorySegment.ofAddress(0x1000).reinterpret(64).get(ValueLayout.JAVA_INT, 0); break;
            case 1: block.reinterpret(1 << 20).set(ValueLayout.JAVA_LONG, 4096, 1); break;
            case 2: block.reinterpret(1 << 20).fill((byte) 1); break;
            case 3: MemorySegment.copy(block.reinterpret(1 << 20), 0, MemorySegment.ofArray(new byte[64]), 0, 64); break;
            default: {
                Arena arena = Arena.ofConfined();
                MemorySegment kept = MemorySegment.ofAddress(arena.allocate(16, 8).address()).reinterpret(16);
                arena.close();
                kept.set(ValueLayout.JAVA_INT, 0, 1);
            }
        }
        System.out.println("survived");
    }
}
