// verdict: spin-deadlock
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A test-and-set lock that is not given up when the work fails. The other thread yields while it spins. */
class SpinReleaseBad {
    static final VarHandle HELD;
    static boolean held;
    static int[] slots = new int[1];

    static {
        try {
            HELD = MethodHandles.lookup().findStaticVarHandle(SpinReleaseBad.class, "held", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    static void lock() {
        while ((boolean) HELD.getAndSet(true)) Thread.yield();
    }

    static void store(int at) {
        lock();
        slots[at]++;
        HELD.setRelease(false);
    }

    static void attempt(int at) {
        try {
            store(at);
        } catch (ArrayIndexOutOfBoundsException e) {
            // that is all right
        }
    }

    public static void main(String[] args) throws Exception {
        Run.all(() -> attempt(0), () -> attempt(1));
    }
}
