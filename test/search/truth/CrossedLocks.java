// states: 1 + 5 + 2 * 28 + 2 * 5 + 3 = 75
// outcome: 0
// violation: circle
// A thread stands before its first step (B), before its first lock (F), before its second (S), blocked there (X), before its end
// (E), behind it (D). Both started:
//   neither holds a lock: B, F, E or D each: 16; one is in S: 4, either way round: 8; both are in S: 1;
//   one is in X: the other in S or X: 3 (both in X is the deadlock).
// Together 28, before join and waiting in it. Behind join 1: u in B, F, S, E, D: 5, twice. Before the start of u: 5.
public class CrossedLocks {
    static final Object a = new Object(), b = new Object();
    static void one() {
        synchronized (a) {
            synchronized (b) {
            }
        }
    }
    static void two() {
        synchronized (b) {
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
