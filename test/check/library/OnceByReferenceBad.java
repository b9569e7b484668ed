import java.util.concurrent.atomic.AtomicReference;

// An object made on first use, without a lock, of which only one may be handed out.
// bug: after the test for null it is set whatever others have set meanwhile.
// verdict: assertion
public class OnceByReferenceBad {
    static final AtomicReference<Object> instance = new AtomicReference<>();
    static Object first, second;

    static Object get() {
        Object found = instance.get();
        if (found == null) {
            found = new Object();
            instance.set(found);
        }
        return found;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> first = get(), () -> second = get());
        assert first == second : "two instances";
    }
}
