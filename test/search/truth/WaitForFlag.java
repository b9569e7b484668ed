// outcome: 0 1
// A guarded wait misses nothing.
public class WaitForFlag {
    static final Object lock = new Object();
    static int flag, r;
    static void one() {
        synchronized (lock) {
            while (flag == 0)
                try {
                    lock.wait();
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
