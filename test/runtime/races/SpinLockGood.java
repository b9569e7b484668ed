import java.util.concurrent.atomic.AtomicBoolean;

// A spin lock made of an AtomicBoolean.
// run --race=hb: none
public class SpinLockGood {
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
        increment();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SpinLockGood::increment, SpinLockGood::hasty);
    }
}
