import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// A plain flag is set and read through a VarHandle in volatile mode.
// bug: it is set and read in opaque mode: no race on the flag, but it orders nothing else.
// run --race=hb: data-race VarHandleOpaqueBad.value
public class VarHandleOpaqueBad {
    static final VarHandle READY;
    static int value;
    static int ready;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(VarHandleOpaqueBad.class, "ready", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            value = 42;
            READY.setOpaque(1);
        }, () -> {
            if ((int) READY.getOpaque() == 1) {
                seen[0] = value;
            }
        });
    }
}
