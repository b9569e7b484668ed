// Aims at: ReentrantReadWriteLock: shared readers, downgrading, refused upgrade; StampedLock optimistic reads.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class ReadWriteLocks {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        CountDownLatch both = new CountDownLatch(2);
        Thread[] readers = new Thread[2];
        for (int i = 0; i < 2; i++) {
            readers[i] = new Thread(() -> {
                rw.readLock().lock();
                both.countDown();
                try {
                    both.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                rw.readLock().unlock();
            });
            readers[i].start();
        }
        for (Thread t : readers) t.join();
        System.out.println("both readers were inside");
        rw.readLock().lock();
        System.out.println(rw.writeLock().tryLock() + " " + rw.getReadHoldCount() + rw.getReadLockCount());
        rw.readLock().unlock();
        rw.writeLock().lock();
        rw.readLock().lock();
        rw.writeLock().unlock();
        System.out.println(rw.isWriteLocked() + " " + rw.getReadHoldCount());
        rw.readLock().unlock();
        int[] data = {0};
        Thread[] writers = new Thread[3];
        for (int i = 0; i < 3; i++) {
            writers[i] = new Thread(() -> {
                for (int j = 0; j < 50; j++) {
                    rw.writeLock().lock();
                    try {
                        data[0]++;
                    } finally {
                        rw.writeLock().unlock();
                    }
                }
            });
            writers[i].start();
        }
        for (Thread t : writers) t.join();
        System.out.println(data[0]);
        StampedLock s = new StampedLock();
        long o = s.tryOptimisticRead();
        System.out.println(s.validate(o));
        long w = s.writeLock();
        System.out.println(s.validate(o) + " " + s.isWriteLocked() + " " + s.tryReadLock());
        s.unlockWrite(w);
        long r = s.readLock();
        System.out.println(s.isReadLocked() + " " + (s.tryConvertToWriteLock(r) != 0));
    }
}
