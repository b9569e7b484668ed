import java.util.concurrent.atomic.AtomicBoolean;

// A spin lock made of an AtomicBoolean.
// bug: one of the threads does not wait for it.
// run --race=hb: data-race SpinLockBad.count
public class SpinLockBad {
    static final AtomicBoolean taken = new AtomicBoolean();
    static int count;

    static void increment() {
        while (!taken.compareAndSet(false, true)) {
            Thread.onSpinWait();
        }
        count++;
        taken.set(false);
    }

    static void hasty() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SpinLockBad::increment, SpinLockBad::hasty);
    }
}
