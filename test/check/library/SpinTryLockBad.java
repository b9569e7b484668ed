// verdict: spin-deadlock
import java.util.concurrent.locks.ReentrantLock;

/** A thread tries to take a lock until it succeeds; the one that has it ends without giving it up. */
class SpinTryLockBad {
    static final ReentrantLock lock = new ReentrantLock();
    static int done;

    static void work() {
        while (!lock.tryLock()) Thread.yield();
        if (++done == 2) lock.unlock();
    }

    public static void main(String[] args) {
        new Thread(SpinTryLockBad::work).start();
        new Thread(SpinTryLockBad::work).start();
    }
}
