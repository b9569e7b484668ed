import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// Double-checked locking with a variable handle: read with acquire, published with release.
// bug: the object is published before it is complete, and others find it without taking the lock.
// verdict: assertion
public class DoubleCheckedHandleBad {
    static final VarHandle TABLE;
    static final DoubleCheckedHandleBad shared = new DoubleCheckedHandleBad();
    int[] table;

    static {
        try {
            TABLE = MethodHandles.lookup().findVarHandle(DoubleCheckedHandleBad.class, "table", int[].class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    int[] get() {
        int[] found = (int[]) TABLE.getAcquire(this);
        if (found == null) {
            synchronized (this) {
                found = (int[]) TABLE.getAcquire(this);
                if (found == null) {
                    found = new int[1];
                    TABLE.setRelease(this, found);
                    found[0] = 42;
                }
            }
        }
        return found;
    }

    static void use() {
        assert shared.get()[0] == 42 : "not complete";
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(DoubleCheckedHandleBad::use, DoubleCheckedHandleBad::use);
    }
}
