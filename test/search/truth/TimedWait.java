// outcome: 0 0
// outcome: 0 1
// A wait with a time-out ends by itself, before or after the write.
public class TimedWait {
    static final Object lock = new Object();
    static int flag, r;
    static void one() {
        synchronized (lock) {
            try {
                lock.wait(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            r = flag;
        }
    }
    static void two() {
        synchronized (lock) {
            flag = 1;
            lock.notify();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(r);
    }
}
