import java.util.concurrent.locks.ReentrantLock;

// A monitor and a ReentrantLock in opposite orders.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class MixedLocks {
    static final ReentrantLock lock = new ReentrantLock();
    static final Object monitor = new Object();

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            lock.lock();
            synchronized (monitor) {
            }
            lock.unlock();
        }, () -> {
            synchronized (monitor) {
                lock.lock();
                lock.unlock();
            }
        });
    }
}
