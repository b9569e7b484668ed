import java.lang.reflect.Method;

// Two threads look the same method up and call it: what reflection keeps for itself is not theirs to race for.
// bug: the method they call is not synchronized.
// verdict: assertion
public class ReflectedCallBad {
    static int count;

    public static void add() {
        count++;
    }

    static void call() {
        try {
            Method add = ReflectedCallBad.class.getMethod("add");
            add.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(ReflectedCallBad::call);
        other.start();
        call();
        other.join();
        assert count == 2;
    }
}
