import java.util.concurrent.atomic.AtomicBoolean;

// A spin lock on one word.
// bug: the word is tested and set in two steps.
// verdict: assertion
public class SpinLockBad {
    static final AtomicBoolean taken = new AtomicBoolean();
    static int count;

    static void lock() {
        while (taken.get()) {
        }
        taken.set(true);
    }

    static void work() {
        for (int round = 0; round < 2; round++) {
            lock();
            count++;
            taken.set(false);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SpinLockBad::work, SpinLockBad::work);
        assert count == 4 : "an update is lost";
    }
}
