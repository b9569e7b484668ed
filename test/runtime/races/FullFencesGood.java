import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// Two values are passed on with an opaque flag behind a full fence.
// run --race=hb: none
public class FullFencesGood {
    static final VarHandle READY = MethodHandles.arrayElementVarHandle(int[].class);
    static final int[] ready = new int[1];
    static int first, second;

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[2];
        Run.all(() -> {
            first = 1;
            VarHandle.storeStoreFence();
            second = 1;
            VarHandle.fullFence();
            READY.setOpaque(ready, 0, 1);
        }, () -> {
            while ((int) READY.getOpaque(ready, 0) == 0) {
                Thread.onSpinWait();
            }
            VarHandle.loadLoadFence();
            seen[0] = first;
            VarHandle.fullFence();
            seen[1] = second;
        });
    }
}
