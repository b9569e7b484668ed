import java.util.concurrent.locks.ReentrantReadWriteLock;

// A value that is computed by the first reader who finds it missing, under a read-write lock.
// bug: the write lock is wanted while the read lock is held; that waits for itself.
// verdict: deadlock
public class ReadWriteUpgradeBad {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int value, computed;

    static int get() {
        lock.readLock().lock();
        int found = value;
        if (found == 0) {
            lock.writeLock().lock();
            if (value == 0) {
                computed++;
                value = 42;
            }
            found = value;
            lock.writeLock().unlock();
        }
        lock.readLock().unlock();
        return found;
    }

    static void reader() {
        assert get() == 42;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ReadWriteUpgradeBad::reader, ReadWriteUpgradeBad::reader);
        assert computed == 1;
    }
}
