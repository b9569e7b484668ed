import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

// One thread reads both, the other one writes both, in the other order.
// run --deadlock={guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class ReadersAndWriters {
    static void both(Lock first, Lock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock a = new ReentrantReadWriteLock(), b = new ReentrantReadWriteLock();
        Run.all(() -> both(a.readLock(), b.readLock()), () -> both(b.writeLock(), a.writeLock()));
    }
}
