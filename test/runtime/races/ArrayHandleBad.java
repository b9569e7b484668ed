import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// Elements of an array are counted up through a VarHandle.
// bug: one thread does it directly.
// Not seen: a plain access and one through a VarHandle are not compared (docs/limits.md).
// run --race=hb: none
public class ArrayHandleBad {
    static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
    static final int[] counts = new int[1];

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> ELEMENT.getAndAdd(counts, 0, 1), () -> {
            counts[0]++;
        });
    }
}
