import java.util.concurrent.locks.StampedLock;

// A point that moves along the diagonal, read optimistically.
// verdict: clean
public class StampedReadGood {
    static final StampedLock lock = new StampedLock();
    static int x, y;

    static void move() {
        long stamp = lock.writeLock();
        x++;
        y++;
        lock.unlockWrite(stamp);
    }

    static void look() {
        long stamp = lock.tryOptimisticRead();
        int seenX = x, seenY = y;
        if (!lock.validate(stamp)) {
            stamp = lock.readLock();
            seenX = x;
            seenY = y;
            lock.unlockRead(stamp);
        }
        assert seenX == seenY : seenX + " and " + seenY;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(StampedReadGood::move, StampedReadGood::look);
    }
}
