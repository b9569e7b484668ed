// verdict: clean
import java.util.concurrent.locks.ReentrantLock;

/** A thread tries to take a lock until it succeeds, and gives it up. */
class SpinTryLockGood {
    static final ReentrantLock lock = new ReentrantLock();
    static int done;

    static void work() {
        while (!lock.tryLock()) Thread.yield();
        done++;
        lock.unlock();
    }

    public static void main(String[] args) {
        new Thread(SpinTryLockGood::work).start();
        new Thread(SpinTryLockGood::work).start();
    }
}
