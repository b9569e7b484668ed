import java.util.concurrent.locks.StampedLock;

// An account whose deposits are audited at once; its lock is not reentrant.
// bug: the audit takes the read lock while its own thread holds the write lock.
// verdict: deadlock
public class StampedReentryBad {
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
        audited = balance();
        lock.unlockWrite(stamp);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(StampedReentryBad::deposit, StampedReentryBad::balance);
        assert audited == 10;
    }
}
