import java.util.concurrent.locks.StampedLock;

// A point under a StampedLock.
// run --race=hb: none
public class StampedGood {
    static final StampedLock lock = new StampedLock();
    static int x;

    static int read() {
        long stamp = lock.readLock();
        int seen = x;
        lock.unlockRead(stamp);
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
