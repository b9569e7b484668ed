import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// A value is passed on with an opaque flag between fences.
// run --race=hb: none
public class FencesGood {
    static final VarHandle READY;
    static int value;
    static int ready;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(FencesGood.class, "ready", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            value = 42;
            VarHandle.releaseFence();
            READY.setOpaque(1);
        }, () -> {
            while ((int) READY.getOpaque() == 0) {
                Thread.onSpinWait();
            }
            VarHandle.acquireFence();
            seen[0] = value;
        });
        assert seen[0] == 42;
    }
}
