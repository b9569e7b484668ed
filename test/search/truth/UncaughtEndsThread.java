// outcome: 0 00
// outcome: 0 01
// violation: uncaught
// Division by zero unless the write came first.
public class UncaughtEndsThread {
    static int x, r;
    static void one() {
        x = 1;
    }
    static void two() {
        r = 1 / x;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println("0" + r);
    }
}
