import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

// Two threads count up a field through method handles that get and set it, in a synchronized method.
// bug: the method is not synchronized.
// run --race=hb: data-race HandleSetterBad.value
// hunt --race=hb: data-race HandleSetterBad.value confirmed
public class HandleSetterBad {
    static final MethodHandle GET, SET;
    int value;

    static {
        try {
            GET = MethodHandles.lookup().findGetter(HandleSetterBad.class, "value", int.class);
            SET = MethodHandles.lookup().findSetter(HandleSetterBad.class, "value", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    void add() {
        try {
            SET.invokeExact(this, (int) GET.invokeExact(this) + 1);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HandleSetterBad one = new HandleSetterBad();
        Run.all(one::add, one::add);
        assert one.value > 0;
    }
}
