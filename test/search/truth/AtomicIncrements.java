// states: 1 + 6 + 2 * (36 + 6) + 4 = 95
// outcome: 0 6
// Atomic increments are never lost.
// k = 3, c = 6 as in TwoByTwo; n is the sum of what the threads have done. Main stands before its read of n, too.
public class AtomicIncrements {
    static final java.util.concurrent.atomic.AtomicInteger n = new java.util.concurrent.atomic.AtomicInteger();
    static void one() {
        for (int i = 0; i < 3; i++) n.incrementAndGet();
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
        System.out.println(n.get());
    }
}
