import java.util.concurrent.locks.StampedLock;

// A point under a StampedLock.
// bug: it is read optimistically, and what was read is not even validated.
// run --race=hb: data-race StampedBad.x
public class StampedBad {
    static final StampedLock lock = new StampedLock();
    static int x;

    static int read() {
        lock.tryOptimisticRead();
        int seen = x;
        return seen;
    }

    static void write(int value) {
        long stamp = lock.writeLock();
        x = value;
        lock.unlockWrite(stamp);
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> seen[0] = read(), () -> write(3));
    }
}
