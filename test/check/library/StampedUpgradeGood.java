import java.util.concurrent.locks.StampedLock;

// Two readers who each turn their read lock into a write lock.
// verdict: clean
public class StampedUpgradeGood {
    static final StampedLock lock = new StampedLock();
    static int count;

    static void increment() {
        long stamp = lock.readLock();
        long upgraded = lock.tryConvertToWriteLock(stamp);
        if (upgraded == 0) {
            lock.unlockRead(stamp);
            upgraded = lock.writeLock();
        }
        count++;
        lock.unlockWrite(upgraded);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(StampedUpgradeGood::increment, StampedUpgradeGood::increment);
        assert count == 2;
    }
}
