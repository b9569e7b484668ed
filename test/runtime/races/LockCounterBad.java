import java.util.concurrent.locks.ReentrantLock;

// A counter under a ReentrantLock.
// bug: every thread has a lock of its own.
// run --race=hb: data-race LockCounterBad.count
public class LockCounterBad {
    static int count;

    static void increment(ReentrantLock lock) {
        lock.lock();
        try {
            count++;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        ReentrantLock other = new ReentrantLock();
        Run.all(() -> increment(lock), () -> increment(other));
    }
}
