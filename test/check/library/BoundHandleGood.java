import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

// Two threads look a method handle up, bind an argument and invoke it; java.lang.invoke makes its forms on the way.
// verdict: clean
public class BoundHandleGood {
    static int sum;

    static synchronized void add(int n) {
        sum += n;
    }

    static void call(int n) {
        try {
            MethodType type = MethodType.methodType(void.class, int.class);
            MethodHandle add = MethodHandles.lookup().findStatic(BoundHandleGood.class, "add", type);
            MethodHandles.insertArguments(add, 0, n).invokeExact();
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> call(1));
        other.start();
        call(2);
        other.join();
        assert sum == 3;
    }
}
