// states: 1 + 5 + 2 * (25 + 5) + 3 = 69
// outcome: 0 4
// The counter is always accessed under the lock: only taking it is visible, and a section runs to its end in that step.
// k = 2, c = 5.
public class OneLock {
    static final Object lock = new Object();
    static int n;
    static void one() {
        for (int i = 0; i < 2; i++)
            synchronized (lock) {
                n++;
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
