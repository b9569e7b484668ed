import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// A plain flag is set with release and read with acquire semantics, through a VarHandle.
// run --race=hb: none
public class VarHandleReleaseGood {
    static final VarHandle READY;
    static int value;
    static boolean ready;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(VarHandleReleaseGood.class, "ready", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            value = 42;
            READY.setRelease(true);
        }, () -> {
            if ((boolean) READY.getAcquire()) {
                seen[0] = value;
            }
        });
    }
}
