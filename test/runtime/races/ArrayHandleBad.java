import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// Elements of an array are counted up through a VarHandle.
// bug: one thread does it directly.
// run --race=hb: data-race int[]
// hunt --race=hb: data-race int[] confirmed
public class ArrayHandleBad {
    static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
    static final int[] counts = new int[1];

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> ELEMENT.getAndAdd(counts, 0, 1), () -> {
            counts[0]++;
        });
    }
}
