import java.util.concurrent.locks.ReentrantReadWriteLock;

// A value that must be computed once: readers look for it under the read lock and make it under the write lock.
// verdict: clean
public class UpgradeRecheckGood {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int value, computed;

    static boolean isMissing() {
        lock.readLock().lock();
        try {
            return value == 0;
        } finally {
            lock.readLock().unlock();
        }
    }

    static void ensure() {
        if (!isMissing()) {
            return;
        }
        lock.writeLock().lock();
        if (value == 0) {
            computed++;
            value = 42;
        }
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(UpgradeRecheckGood::ensure, UpgradeRecheckGood::ensure);
        assert computed == 1 : "computed " + computed + " times";
    }
}
