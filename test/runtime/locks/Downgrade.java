import java.util.concurrent.locks.ReentrantReadWriteLock;

// A write lock becomes a read lock of the same lock: one lock, no order.
// run --deadlock={tree,basic,guarded,segmented}: none
public class Downgrade {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    static void update() {
        lock.writeLock().lock();
        lock.readLock().lock();
        lock.writeLock().unlock();
        lock.readLock().unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(Downgrade::update, Downgrade::update);
    }
}
