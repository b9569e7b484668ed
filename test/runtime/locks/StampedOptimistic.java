import java.util.concurrent.locks.StampedLock;

// An optimistic read holds nothing.
// run --deadlock={basic,guarded,segmented}: none
public class StampedOptimistic {
    static void both(StampedLock first, StampedLock second) {
        long outer = first.tryOptimisticRead();
        long inner = second.writeLock();
        second.unlockWrite(inner);
        first.validate(outer);
    }

    public static void main(String[] args) throws InterruptedException {
        StampedLock a = new StampedLock(), b = new StampedLock();
        Run.all(() -> both(a, b), () -> both(b, a));
    }
}
