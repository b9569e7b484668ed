// ends: 0
// needs: 25
// prints: 13 refused
import java.lang.foreign.Arena;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;

/** Memory segments: out of their bounds, after their arena was closed, from another thread. */
public class SegmentScopes {
    static int refused;

    static void refuse(Runnable act) {
        try {
            act.run();
            System.out.println("accepted");
        } catch (RuntimeException | OutOfMemoryError e) {
            refused++;
        }
    }

    static void elsewhere(Runnable act) throws Exception {
        Thread t = new Thread(() -> refuse(act));
        t.start();
        t.join();
    }

    public static void main(String[] args) throws Exception {
        Arena confined = Arena.ofConfined(), shared = Arena.ofShared();
        MemorySegment own = confined.allocate(32), common = shared.allocate(32, 8), heap = MemorySegment.ofArray(new byte[16]);
        VarHandle ints = ValueLayout.JAVA_INT.varHandle();
        refuse(() -> own.get(ValueLayout.JAVA_LONG, 25));
        refuse(() -> own.set(ValueLayout.JAVA_BYTE, -1, (byte) 1));
        refuse(() -> own.get(ValueLayout.JAVA_INT, Long.MAX_VALUE));
        refuse(() -> own.asSlice(8, 25));
        refuse(() -> heap.get(ValueLayout.JAVA_LONG_UNALIGNED, 9));
        refuse(() -> common.asReadOnly().set(ValueLayout.JAVA_INT, 0, 1));
        refuse(() -> MemorySegment.copy(heap, 0, own, 20, 16));
        refuse(() -> own.fill((byte) 1).copyFrom(MemorySegment.ofArray(new byte[33])));
        refuse(() -> ints.set(own, 30L, 1));
        refuse(() -> confined.allocate(-1));
        elsewhere(() -> own.get(ValueLayout.JAVA_INT, 0));
        elsewhere(confined::close);
        confined.close();
        refuse(() -> own.get(ValueLayout.JAVA_INT, 0));
        System.out.println(refused + " refused");
    }
}
