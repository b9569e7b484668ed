import java.util.concurrent.locks.ReentrantLock;

// A counter under a ReentrantLock.
// run --race=hb: none
public class LockCounterGood {
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
        ReentrantLock other = lock;
        Run.all(() -> increment(lock), () -> increment(other));
    }
}
