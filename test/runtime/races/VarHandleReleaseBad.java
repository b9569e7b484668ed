import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// A plain flag is set with release and read with acquire semantics, through a VarHandle.
// bug: it is set and read in plain mode.
// run --race=hb: data-race VarHandleReleaseBad.ready, data-race VarHandleReleaseBad.value
// hunt --race=hb: data-race VarHandleReleaseBad.ready confirmed, data-race VarHandleReleaseBad.value undecided
public class VarHandleReleaseBad {
    static final VarHandle READY;
    static int value;
    static boolean ready;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(VarHandleReleaseBad.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            value = 42;
            READY.set(true);
        }, () -> {
            if ((boolean) READY.get()) {
                seen[0] = value;
            }
        });
    }
}
