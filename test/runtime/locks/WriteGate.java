import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

// Opposite orders behind a gate that one holds for reading and one for writing: never both.
// run --deadlock=basic: 1 lock-order
// run --deadlock={guarded,segmented}: none
public class WriteGate {
    static final ReentrantReadWriteLock gate = new ReentrantReadWriteLock();

    static void both(Lock gate, Object first, Object second) {
        gate.lock();
        try {
            synchronized (first) {
                synchronized (second) {
                }
            }
        } finally {
            gate.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object();
        Run.all(() -> both(gate.readLock(), a, b), () -> both(gate.writeLock(), b, a));
    }
}
