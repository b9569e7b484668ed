// verdict: clean
import java.util.concurrent.atomic.AtomicBoolean;

/** Two spin locks, taken in the same order. */
class SpinOrderGood {
    static final AtomicBoolean a = new AtomicBoolean(), b = new AtomicBoolean();

    static void lock(AtomicBoolean lock) {
        while (!lock.compareAndSet(false, true)) Thread.onSpinWait();
    }

    static void work(AtomicBoolean first, AtomicBoolean second) {
        lock(first);
        lock(second);
        second.set(false);
        first.set(false);
    }

    public static void main(String[] args) throws Exception {
        Run.all(() -> work(a, b), () -> work(a, b));
    }
}
