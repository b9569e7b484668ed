import java.util.concurrent.locks.ReentrantReadWriteLock;

/** A reader wants to become a writer, beside another reader who wants the same. */
public class Readers {
    static final ReentrantReadWriteLock cache = new ReentrantReadWriteLock();
    static int value;

    static void update() {
        cache.readLock().lock();
        if (value < 2) {
            cache.writeLock().lock();
            value++;
            cache.writeLock().unlock();
        }
        cache.readLock().unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(Readers::update, "first"), u = new Thread(Readers::update, "second");
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
