// states: 1 + 5 + 2 * 28 + 2 * 5 + 3 = 75
// outcome: 0
// violation: circle
// Printing nothing takes the stream's monitor all the same, for a moment: the states are those of CrossedLocks, where S of the
// first thread is before it prints.
public class PrintCrossed {
    static final Object a = new Object();
    static void one() {
        synchronized (a) {
            System.out.print("");
        }
    }
    static void two() {
        synchronized (System.out) {
            synchronized (a) {
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
