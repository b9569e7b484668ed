// outcome: 0 1
// outcome: 0 2
// Both may find null and make their own.
public class LazyTwice {
    static Object instance;
    static volatile int made;
    static void make() {
        if (instance == null) {
            synchronized (LazyTwice.class) {
                made++;
            }
            instance = new Object();
        }
    }
    static void one() {
        make();
    }
    static void two() {
        make();
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(made);
    }
}
