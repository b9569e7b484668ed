import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

// A value under a read-write lock.
// bug: it is changed under the read lock.
// run --race=hb: data-race ReadWriteBad.value
public class ReadWriteBad {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int value;

    static void increase() throws InterruptedException {
        Lock mine = lock.readLock();
        mine.lock();
        int seen = value;
        Thread.sleep(10);
        value = seen + 1;
        mine.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ReadWriteBad::increase, ReadWriteBad::increase);
    }
}
