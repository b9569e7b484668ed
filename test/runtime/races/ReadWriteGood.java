import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

// A value under a read-write lock.
// run --race=hb: none
public class ReadWriteGood {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static int value;

    static void increase() throws InterruptedException {
        Lock mine = lock.writeLock();
        mine.lock();
        int seen = value;
        Thread.sleep(10);
        value = seen + 1;
        mine.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ReadWriteGood::increase, ReadWriteGood::increase);
    }
}
