import java.util.concurrent.atomic.AtomicBoolean;

// A spin lock on one word.
// verdict: clean
public class SpinLockGood {
    static final AtomicBoolean taken = new AtomicBoolean();
    static int count;

    static void lock() {
        while (!taken.compareAndSet(false, true)) {
        }
    }

    static void work() {
        for (int round = 0; round < 2; round++) {
            lock();
            count++;
            taken.set(false);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SpinLockGood::work, SpinLockGood::work);
        assert count == 4 : "an update is lost";
    }
}
