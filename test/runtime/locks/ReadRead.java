import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

// Both threads only read, in opposite orders; nobody writes.
// run --deadlock={guarded,segmented}: none
public class ReadRead {
    static void both(Lock first, Lock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock a = new ReentrantReadWriteLock(), b = new ReentrantReadWriteLock();
        Run.all(() -> both(a.readLock(), b.readLock()), () -> both(b.readLock(), a.readLock()));
    }
}
