import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A slot guarded by a lock with two conditions, one for putting and one for taking.
// verdict: clean
public class WrongConditionGood {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    static boolean full;

    static void put() throws InterruptedException {
        lock.lock();
        try {
            while (full) {
                notFull.await();
            }
            full = true;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    static void take() throws InterruptedException {
        lock.lock();
        try {
            while (!full) {
                notEmpty.await();
            }
            full = false;
            notFull.signal();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            put();
            put();
        }, () -> {
            take();
            take();
        });
    }
}
