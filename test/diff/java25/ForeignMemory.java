// Aims at: memory segments and arenas without native calls: layouts, var handles of layouts, slices, strings, life
// times, bounds.
import java.lang.foreign.Arena;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.SequenceLayout;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

public class ForeignMemory {
    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e.toString().replaceAll("address: ?[0-9]+|@[0-9a-f]+|0x[0-9a-f]+", "A")
                .replaceAll("MemorySegment\\{[^}]*}", "segment"));
        }
    }

    public static void main(String[] args) throws Exception {
        MemorySegment heap = MemorySegment.ofArray(new int[] {1, 2, 3, 4});
        System.out.println(heap.byteSize() + " " + heap.get(ValueLayout.JAVA_INT, 4)
            + heap.getAtIndex(ValueLayout.JAVA_INT, 3) + heap.isNative() + heap.isReadOnly()
            + Arrays.toString(heap.asSlice(4, 8).toArray(ValueLayout.JAVA_INT)));
        StructLayout point = MemoryLayout.structLayout(ValueLayout.JAVA_INT.withName("x"),
            MemoryLayout.paddingLayout(4), ValueLayout.JAVA_LONG.withName("y"));
        SequenceLayout points = MemoryLayout.sequenceLayout(3, point);
        System.out.println(point + " " + points + " " + point.byteSize() + point.byteAlignment()
            + point.byteOffset(MemoryLayout.PathElement.groupElement("y"))
            + ValueLayout.JAVA_SHORT.withOrder(ByteOrder.BIG_ENDIAN));
        VarHandle x = points.varHandle(MemoryLayout.PathElement.sequenceElement(),
            MemoryLayout.PathElement.groupElement("x"));
        VarHandle y = points.varHandle(MemoryLayout.PathElement.sequenceElement(),
            MemoryLayout.PathElement.groupElement("y"));
        MemorySegment kept;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment all = arena.allocate(points);
            for (long i = 0; i < 3; i++) {
                x.set(all, 0L, i, (int) i * 10);
                y.set(all, 0L, i, -i);
            }
            System.out.println((int) x.get(all, 0L, 2L) + " " + (long) y.getAndAdd(all, 0L, 1L, 100L)
                + (long) y.getVolatile(all, 0L, 1L) + x.compareAndSet(all, 0L, 0L, 0, 77)
                + all.get(ValueLayout.JAVA_INT, 0));
            MemorySegment text = arena.allocateFrom("h\u00e9llo");
            System.out.println(text.byteSize() + " " + text.getString(0) + text.get(ValueLayout.JAVA_BYTE, 1)
                + all.isNative() + all.scope().isAlive());
            MemorySegment copy = arena.allocate(48, 16);
            copy.copyFrom(all).asSlice(16, 16).fill((byte) 1);
            System.out.println(copy.mismatch(all) + " " + copy.get(ValueLayout.JAVA_LONG, 16) + copy.address() % 16);
            SegmentAllocator slicing = SegmentAllocator.slicingAllocator(copy);
            System.out.println(slicing.allocate(8).byteSize() + " " + slicing.allocateFrom(ValueLayout.JAVA_INT, 5, 6)
                .getAtIndex(ValueLayout.JAVA_INT, 1));
            attempt("exhausted", () -> slicing.allocate(100));
            attempt("bounds", () -> all.get(ValueLayout.JAVA_INT, 46));
            attempt("alignment", () -> all.get(ValueLayout.JAVA_INT, 2));
            attempt("unaligned", () -> all.get(ValueLayout.JAVA_INT_UNALIGNED, 1));
            attempt("read only", () -> { all.asReadOnly().set(ValueLayout.JAVA_INT, 0, 1); return ""; });
            attempt("other thread", () -> { Exception[] seen = new Exception[1];
                Thread t = new Thread(() -> { try { all.get(ValueLayout.JAVA_INT, 0); } catch (RuntimeException e) {
                seen[0] = e; } }); t.start(); t.join(); return seen[0].getClass(); });
            kept = all;
        }
        attempt("closed", () -> kept.get(ValueLayout.JAVA_INT, 0));
        attempt("alive", () -> kept.scope().isAlive());
        attempt("slice", () -> heap.asSlice(10, 10));
        attempt("wrong layout", () -> heap.get(ValueLayout.JAVA_LONG, 0));
        attempt("struct", () -> MemoryLayout.structLayout(ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG));
        attempt("path", () -> point.byteOffset(MemoryLayout.PathElement.groupElement("z")));
        attempt("close global", () -> { Arena.global().close(); return ""; });
        attempt("negative", () -> Arena.ofAuto().allocate(-1));
        System.out.println(heap.elements(ValueLayout.JAVA_INT).mapToInt(s -> s.get(ValueLayout.JAVA_INT, 0)).sum() + " "
            + MemorySegment.NULL.byteSize()+ " " + ValueLayout.JAVA_DOUBLE.carrier() + ValueLayout.ADDRESS.byteSize());
    }
}
