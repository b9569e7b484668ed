// ends: 0
// prints: 17 refused
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Views through variable handles: outside their array or buffer, misaligned, of other types. */
public class VarHandleBounds {
    static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    static final VarHandle INTS = MethodHandles.byteBufferViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    static final VarHandle ARRAY = MethodHandles.arrayElementVarHandle(String[].class);
    static int refused;
    final int fixed = args();
    int plain;

    static int args() { return 1; }

    static void refuse(Runnable act) {
        try {
            act.run();
            System.out.println("accepted");
        } catch (RuntimeException e) {
            refused++;
        }
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = new byte[16];
        ByteBuffer direct = ByteBuffer.allocateDirect(16), heap = ByteBuffer.allocate(16);
        VarHandle fixed = MethodHandles.lookup().findVarHandle(VarHandleBounds.class, "fixed", int.class);
        VarHandle plain = MethodHandles.lookup().findVarHandle(VarHandleBounds.class, "plain", int.class);
        refuse(() -> LONGS.get(bytes, 9));
        refuse(() -> LONGS.set(bytes, -1, 1L));
        refuse(() -> LONGS.set(bytes, Integer.MAX_VALUE, 1L));
        refuse(() -> LONGS.getAndAdd(new byte[7], 0, 1L));
        refuse(() -> LONGS.get((byte[]) null, 0));
        refuse(() -> INTS.get(direct, 13));
        refuse(() -> INTS.set(direct, -4, 1));
        refuse(() -> INTS.compareAndSet(direct, 1, 0, 1));
        refuse(() -> INTS.set(heap.asReadOnlyBuffer(), 0, 1));
        refuse(() -> INTS.get(heap, 16));
        refuse(() -> ARRAY.set(new String[1], 1, "x"));
        refuse(() -> ARRAY.set(new Object[1], 0, "x"));
        refuse(() -> ARRAY.set(new String[1], 0, new Object()));
        refuse(() -> fixed.set(new VarHandleBounds(), 2));
        refuse(() -> plain.set((VarHandleBounds) null, 2));
        refuse(() -> plain.set("other", 2));
        refuse(() -> plain.set(new VarHandleBounds(), "text"));
        System.out.println(refused + " refused");
    }
}
