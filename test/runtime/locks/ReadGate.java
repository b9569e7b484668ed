import java.util.concurrent.locks.ReentrantReadWriteLock;

// Opposite orders behind a gate that both hold for reading only: both may be behind it at the same time.
// run --deadlock={basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class ReadGate {
    static final ReentrantReadWriteLock gate = new ReentrantReadWriteLock();

    static void both(Object first, Object second) {
        gate.readLock().lock();
        try {
            synchronized (first) {
                synchronized (second) {
                }
            }
        } finally {
            gate.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object();
        Run.all(() -> both(a, b), () -> both(b, a));
    }
}
