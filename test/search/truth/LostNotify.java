// outcome: 0 done
// violation: deadlock
// An unguarded wait that comes after the notify waits for ever.
public class LostNotify {
    static final Object lock = new Object();
    static void one() {
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
    static void two() {
        synchronized (lock) {
            lock.notify();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println("done");
    }
}
