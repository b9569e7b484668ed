// outcome: 0 2
// java.util.concurrent's lock protects the counter.
public class ReentrantLocks {
    static final java.util.concurrent.locks.ReentrantLock lock = new java.util.concurrent.locks.ReentrantLock();
    static int n;
    static void one() {
        lock.lock();
        try {
            n++;
        } finally {
            lock.unlock();
        }
    }
    static void two() {
        one();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(n);
    }
}
