import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A slot with a lock and a condition.
// run --race=hb: none
public class ConditionQueueGood {
    static final class Slot {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition filled = lock.newCondition();
        private boolean full;
        private int value;

        void put(int value) {
            lock.lock();
            this.value = value;
            full = true;
            filled.signal();
            lock.unlock();
        }

        int take() throws InterruptedException {
            lock.lock();
            try {
                while (!full) {
                    filled.await();
                }
                return value;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Slot slot = new Slot();
        int[] seen = new int[1];
        Run.all(() -> slot.put(42), () -> seen[0] = slot.take());
    }
}
