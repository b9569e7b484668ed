import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

// Two threads count up a field through method handles that get and set it, in a synchronized method.
// run --race=hb: none
// hunt --race=both: none
public class HandleSetterGood {
    static final MethodHandle GET, SET;
    int value;

    static {
        try {
            GET = MethodHandles.lookup().findGetter(HandleSetterGood.class, "value", int.class);
            SET = MethodHandles.lookup().findSetter(HandleSetterGood.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    synchronized void add() {
        try {
            SET.invokeExact(this, (int) GET.invokeExact(this) + 1);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HandleSetterGood one = new HandleSetterGood();
        Run.all(one::add, one::add);
        assert one.value == 2;
    }
}
