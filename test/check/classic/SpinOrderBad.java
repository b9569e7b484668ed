// verdict: spin-deadlock
import java.util.concurrent.atomic.AtomicBoolean;

/** Two spin locks, taken in opposite order: each thread can spin for ever for the lock that the other one holds. */
class SpinOrderBad {
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
        Run.all(() -> work(a, b), () -> work(b, a));
    }
}
