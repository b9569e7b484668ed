// Aims at: ReentrantLock: hold counts, tryLock, conditions, fairness flag, interruptible locking, wrong owner.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLocks {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock(true);
        lock.lock();
        lock.lock();
        System.out.println(lock.getHoldCount() + " " + lock.isLocked() + lock.isHeldByCurrentThread() + lock.isFair()
            + lock.tryLock() + lock.getHoldCount());
        Thread other = new Thread(() -> System.out.println("other: " + lock.tryLock() + " "
            + lock.isHeldByCurrentThread()));
        other.start();
        other.join();
        Thread timed = new Thread(() -> {
            try {
                System.out.println("timed: " + lock.tryLock(2, TimeUnit.MILLISECONDS));
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        timed.start();
        timed.join();
        Thread interruptible = new Thread(() -> {
            try {
                lock.lockInterruptibly();
            } catch (InterruptedException e) {
                System.out.println("lockInterruptibly interrupted");
            }
        });
        interruptible.start();
        while (!lock.hasQueuedThread(interruptible)) Thread.sleep(1);
        interruptible.interrupt();
        interruptible.join();
        lock.unlock();
        lock.unlock();
        lock.unlock();
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not held");
        }
        ReentrantLock l = new ReentrantLock();
        Condition notEmpty = l.newCondition();
        int[] box = {0, 0};
        Thread consumer = new Thread(() -> {
            l.lock();
            try {
                while (box[0] == 0) notEmpty.awaitUninterruptibly();
                box[1] = box[0];
            } finally {
                l.unlock();
            }
        });
        consumer.start();
        l.lock();
        try {
            box[0] = 5;
            notEmpty.signalAll();
            System.out.println(notEmpty.await(1, TimeUnit.MILLISECONDS));
        } finally {
            l.unlock();
        }
        consumer.join();
        System.out.println("consumed " + box[1]);
        try {
            notEmpty.signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println("signal without lock");
        }
        System.out.println(lock.toString().endsWith("[Unlocked]"));
    }
}
