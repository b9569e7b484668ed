import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A buffer for two items with a lock and a condition; two consumers take one item each.
// verdict: clean
public class ConditionBufferGood {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition notEmpty = lock.newCondition();
    static int items;

    static void put() {
        lock.lock();
        try {
            items++;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    static void take() throws InterruptedException {
        lock.lock();
        try {
            while (items == 0) {
                notEmpty.await();
            }
            items--;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Run.thread(ConditionBufferGood::take), two = Run.thread(ConditionBufferGood::take);
        one.start();
        two.start();
        put();
        put();
        one.join();
        two.join();
        assert items == 0;
    }
}
