import java.util.concurrent.locks.StampedLock;

// Two readers who each turn their read lock into a write lock.
// bug: both keep their read lock while they wait for the write lock.
// verdict: deadlock
public class StampedUpgradeBad {
    static final StampedLock lock = new StampedLock();
    static int count;

    static void increment() {
        long stamp = lock.readLock();
        long upgraded = lock.tryConvertToWriteLock(stamp);
        if (upgraded == 0) {
            upgraded = lock.writeLock();
            lock.unlockRead(stamp);
        }
        count++;
        lock.unlockWrite(upgraded);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(StampedUpgradeBad::increment, StampedUpgradeBad::increment);
        assert count == 2;
    }
}
