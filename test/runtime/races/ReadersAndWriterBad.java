import java.util.concurrent.locks.ReentrantReadWriteLock;

// Two readers and a writer with a read-write lock.
// bug: one of the readers does without it.
// run --race=hb: data-race ReadersAndWriterBad.value
public class ReadersAndWriterBad {
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
        seen[mine] = value;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ReadersAndWriterBad::write, () -> read(0), () -> glance(1));
    }
}
