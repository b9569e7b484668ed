import java.util.concurrent.locks.ReentrantReadWriteLock;

// A value that must be computed once: readers look for it under the read lock and make it under the write lock.
// bug: between the two locks another reader may have made it, and nobody looks again.
// verdict: assertion
public class UpgradeRecheckBad {
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
        computed++;
        value = 42;
        lock.writeLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(UpgradeRecheckBad::ensure, UpgradeRecheckBad::ensure);
        assert computed == 1 : "computed " + computed + " times";
    }
}
