import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// A static field behind a variable handle that was made while its class was not initialised yet.
// verdict: clean
public class StaticHandleGood {
    static int taken;
    static final VarHandle TAKEN;

    static {
        try {
            TAKEN = MethodHandles.lookup().findStaticVarHandle(StaticHandleGood.class, "taken", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static int winners;

    static void take() {
        if (TAKEN.compareAndSet(0, 1)) {
            winners++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(StaticHandleGood::take);
        other.start();
        take();
        other.join();
        assert winners == 1;
    }
}
