import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

// Double-checked locking with a variable handle: read with acquire, published with release.
// verdict: clean
public class DoubleCheckedHandleGood {
    static final VarHandle TABLE;
    static final DoubleCheckedHandleGood shared = new DoubleCheckedHandleGood();
    int[] table;

    static {
        try {
            TABLE = MethodHandles.lookup().findVarHandle(DoubleCheckedHandleGood.class, "table", int[].class);
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
                    found[0] = 42;
                    TABLE.setRelease(this, found);
                }
            }
        }
        return found;
    }

    static void use() {
        assert shared.get()[0] == 42 : "not complete";
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(DoubleCheckedHandleGood::use, DoubleCheckedHandleGood::use);
    }
}
