import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// Elements of an array are counted up through a VarHandle.
// run --race=hb: none
public class ArrayHandleGood {
    static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
    static final int[] counts = new int[1];

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> ELEMENT.getAndAdd(counts, 0, 1), () -> {
            ELEMENT.getAndAdd(counts, 0, 1);
        });
    }
}
