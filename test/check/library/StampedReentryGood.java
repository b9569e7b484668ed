import java.util.concurrent.locks.StampedLock;

// An account whose deposits are audited at once; its lock is not reentrant.
// verdict: clean
public class StampedReentryGood {
    static final StampedLock lock = new StampedLock();
    static int balance, audited;

    static int balance() {
        long stamp = lock.readLock();
        try {
            return balance;
        } finally {
            lock.unlockRead(stamp);
        }
    }

    static void deposit() {
        long stamp = lock.writeLock();
        balance += 10;
        lock.unlockWrite(stamp);
        audited = balance();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(StampedReentryGood::deposit, StampedReentryGood::balance);
        assert audited == 10;
    }
}
