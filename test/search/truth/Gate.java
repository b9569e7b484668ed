// states: 1 + 4 + 2 * (16 + 4) + 3 = 48
// outcome: 0 2
// The gate protects the inner locks, which protect the counter: only taking the gate is visible. k = 1, c = 4.
public class Gate {
    static final Object gate = new Object(), a = new Object(), b = new Object();
    static int n;
    static void one() {
        synchronized (gate) {
            synchronized (a) {
                synchronized (b) {
                    n++;
                }
            }
        }
    }
    static void two() {
        synchronized (gate) {
            synchronized (b) {
                synchronized (a) {
                    n++;
                }
            }
        }
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
