import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

// A lock that is waited for no longer than a second.
// verdict: clean
public class TimedLockGood {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static void step() throws InterruptedException {
        if (!lock.tryLock(1, TimeUnit.SECONDS)) {
            return;
        }
        try {
            count++;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(TimedLockGood::step, TimedLockGood::step);
    }
}
