// check: --outcomes
// check: --outcomes --spurious
// check: --outcomes --search=bfs
import java.lang.invoke.*;
import java.util.concurrent.atomic.*;

/** weakCompareAndSet outside a loop may fail for no reason; in a loop it is tried with --spurious, else named. */
public class WeakCas {
    static int field;
    static final VarHandle FIELD;
    static {
        try {
            FIELD = MethodHandles.lookup().findStaticVarHandle(WeakCas.class, "field", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger x = new AtomicInteger();
        AtomicReference<String> y = new AtomicReference<>();
        boolean first = x.weakCompareAndSetPlain(0, 1), second = y.weakCompareAndSetVolatile(null, "y");
        boolean third = FIELD.weakCompareAndSet(0, 1), strong = FIELD.compareAndSet(5, 6);
        Thread other = new Thread(() -> {
            int old;
            do old = x.get();
            while (!x.weakCompareAndSetVolatile(old, old + 2));
        });
        other.start();
        boolean fourth = FIELD.weakCompareAndSetPlain(third ? 1 : 0, 3);
        other.join();
        int sum = x.getAndUpdate(v -> v + 1);
        System.out.println(first + " " + second + " " + third + " " + fourth + " " + strong + " " + sum + " " + field);
    }
}
