import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

// The one lock is held and wanted for writing, but the other one only for reading: no circle of waiting closes.
// run --deadlock={guarded,segmented}: none
public class ReadHeldAndWanted {
    static void both(Lock first, Lock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock a = new ReentrantReadWriteLock(), b = new ReentrantReadWriteLock();
        Run.all(() -> both(a.readLock(), b.writeLock()), () -> both(b.writeLock(), a.readLock()));
    }
}
