// states: 1 + 3 + 2 * (9 + 3) + 3 = 31
// outcome: 0 22
// Nobody else takes a thread's lock: nothing is visible. k = 0, c = 3.
public class OwnLocks {
    static final Object a = new Object(), b = new Object();
    static int m, n;
    static void one() {
        for (int i = 0; i < 2; i++)
            synchronized (a) {
                m++;
            }
    }
    static void two() {
        for (int i = 0; i < 2; i++)
            synchronized (b) {
                n++;
            }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(m * 10 + n);
    }
}
