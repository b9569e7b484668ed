import java.util.concurrent.atomic.AtomicReference;

// An object made on first use, without a lock, of which only one may be handed out.
// verdict: clean
public class OnceByReferenceGood {
    static final AtomicReference<Object> instance = new AtomicReference<>();
    static Object first, second;

    static Object get() {
        Object found = instance.get();
        if (found == null) {
            found = new Object();
            if (!instance.compareAndSet(null, found)) {
                found = instance.get();
            }
        }
        return found;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> first = get(), () -> second = get());
        assert first == second : "two instances";
    }
}
