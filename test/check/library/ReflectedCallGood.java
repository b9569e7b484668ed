import java.lang.reflect.Method;

// Two threads look the same method up and call it: what reflection keeps for itself is not theirs to race for.
// verdict: clean
public class ReflectedCallGood {
    static int count;

    public static synchronized void add() {
        count++;
    }

    static void call() {
        try {
            Method add = ReflectedCallGood.class.getMethod("add");
            add.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(ReflectedCallGood::call);
        other.start();
        call();
        other.join();
        assert count == 2;
    }
}
