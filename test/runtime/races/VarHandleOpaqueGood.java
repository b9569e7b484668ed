import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// A plain flag is set and read through a VarHandle in volatile mode.
// run --race=hb: none
public class VarHandleOpaqueGood {
    static final VarHandle READY;
    static int value;
    static int ready;

    static {
        try {
            READY = MethodHandles.lookup().findStaticVarHandle(VarHandleOpaqueGood.class, "ready", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            value = 42;
            READY.setVolatile(1);
        }, () -> {
            if ((int) READY.getVolatile() == 1) {
                seen[0] = value;
            }
        });
    }
}
