// outcome: 0 2
// A lock is given up when an exception leaves its block.
public class ExceptionReleasesLock {
    static final Object lock = new Object();
    static int n;
    static void one() {
        try {
            synchronized (lock) {
                n++;
                throw new IllegalStateException();
            }
        } catch (IllegalStateException e) {
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
