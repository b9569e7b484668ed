import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

// A lock that is waited for no longer than a second.
// bug: the lock is given back also by the one who did not get it.
// verdict: uncaught-exception
public class TimedLockBad {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static void step() throws InterruptedException {
        try {
            if (lock.tryLock(1, TimeUnit.SECONDS)) {
                count++;
            }
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(TimedLockBad::step, TimedLockBad::step);
    }
}
