import java.util.concurrent.locks.ReentrantReadWriteLock;

// A value that is computed by the first reader who finds it missing, under a read-write lock.
// verdict: clean
public class ReadWriteUpgradeGood {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int value, computed;

    static int get() {
        lock.readLock().lock();
        int found = value;
        lock.readLock().unlock();
        if (found == 0) {
            lock.writeLock().lock();
            if (value == 0) {
                computed++;
                value = 42;
            }
            found = value;
            lock.writeLock().unlock();
        }
        return found;
    }

    static void reader() {
        assert get() == 42;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ReadWriteUpgradeGood::reader, ReadWriteUpgradeGood::reader);
        assert computed == 1;
    }
}
