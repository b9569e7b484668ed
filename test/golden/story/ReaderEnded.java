import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader wants to write, when another thread has come and gone. */
public class ReaderEnded {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Thread t = new Thread(() -> {
            lock.writeLock().lock();
            lock.writeLock().unlock();
        });
        t.start();
        lock.readLock().lock();
        lock.writeLock().lock();
    }
}
