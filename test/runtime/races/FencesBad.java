import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// A value is passed on with an opaque flag between fences.
// bug: the fences stand the other way round.
// run --race=hb: data-race FencesBad.value
public class FencesBad {
    static final VarHandle READY;
    static int value;
    static int ready;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(FencesBad.class, "ready", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            value = 42;
            VarHandle.acquireFence();
            READY.setOpaque(1);
        }, () -> {
            while ((int) READY.getOpaque() == 0) {
                Thread.onSpinWait();
            }
            VarHandle.releaseFence();
            seen[0] = value;
        });
        assert seen[0] == 42;
    }
}
