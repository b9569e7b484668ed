import java.util.concurrent.locks.StampedLock;

// Opposite orders of two StampedLocks.
// run --deadlock={guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class StampedLocks {
    static void both(StampedLock first, StampedLock second) {
        long outer = first.writeLock();
        long inner = second.writeLock();
        second.unlockWrite(inner);
        first.unlock(outer);
    }

    public static void main(String[] args) throws InterruptedException {
        StampedLock a = new StampedLock(), b = new StampedLock();
        Run.all(() -> both(a, b), () -> both(b, a));
    }
}
