import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// A static field behind a variable handle that was made while its class was not initialised yet.
// bug: it is read and written in two steps, so that both may win.
// verdict: assertion
public class StaticHandleBad {
    static int taken;
    static final VarHandle TAKEN;

    static {
        try {
            TAKEN = MethodHandles.lookup().findStaticVarHandle(StaticHandleBad.class, "taken", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    static int winners;

    static void take() {
        if ((int) TAKEN.getVolatile() == 0) {
            TAKEN.setVolatile(1);
            winners++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(StaticHandleBad::take);
        other.start();
        take();
        other.join();
        assert winners == 1;
    }
}
