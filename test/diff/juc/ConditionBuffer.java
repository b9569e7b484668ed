// Aims at: two conditions on one lock in a bounded buffer with several threads.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionBuffer {
    final Lock lock = new ReentrantLock();
    final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    final Object[] items = new Object[4];
    int put, take, count;

    void put(Object x) throws InterruptedException {
        lock.lock();
        try {
            while (count == items.length) notFull.await();
            items[put] = x;
            put = (put + 1) % items.length;
            count++;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    Object take() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0) notEmpty.await();
            Object x = items[take];
            take = (take + 1) % items.length;
            count--;
            notFull.signal();
            return x;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        ConditionBuffer b = new ConditionBuffer();
        int[] sums = new int[2];
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 2; i++) {
            int k = i;
            ts[i] = new Thread(() -> {
                try {
                    for (int j = 1; j <= 60; j++) b.put(j);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            ts[i + 2] = new Thread(() -> {
                try {
                    for (int j = 1; j <= 60; j++) sums[k] += (Integer) b.take();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
        }
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println(sums[0] + sums[1] + " " + b.count);
    }
}
