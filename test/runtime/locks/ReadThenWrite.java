import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

// Each thread reads one map and then writes the other one: a reader keeps a writer waiting.
// run --deadlock={tree,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class ReadThenWrite {
    static void both(Lock first, Lock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantReadWriteLock a = new ReentrantReadWriteLock(), b = new ReentrantReadWriteLock();
        Run.all(() -> both(a.readLock(), b.writeLock()), () -> both(b.readLock(), a.writeLock()));
    }
}
