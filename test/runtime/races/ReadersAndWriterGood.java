import java.util.concurrent.locks.ReentrantReadWriteLock;

// Two readers and a writer with a read-write lock.
// run --race=hb: none
public class ReadersAndWriterGood {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static final int[] seen = new int[2];
    static int value;

    static void write() {
        lock.writeLock().lock();
        value++;
        lock.writeLock().unlock();
    }

    static void read(int mine) {
        lock.readLock().lock();
        seen[mine] = value;
        lock.readLock().unlock();
    }

    static void glance(int mine) {
        read(mine);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ReadersAndWriterGood::write, () -> read(0), () -> glance(1));
    }
}
