// states: 1 + 4 + 2 * (4 + 4 + 4 + 8) + 2 * 6 + 4 * 2 = 65
// outcome: 0 011
// outcome: 0 102
// Exactly one of two threads sets n from 0.
// A thread stands before its first step, before its operation, before its end, behind it. Both started: neither has done it: 4; one has, the other
// has not: 4, either way; both have, either one first: 8. Behind join 1: u has not: 2, u has, first or second: 4. Main stands before its read of
// n, and in 3 more places, either one first.
public class CompareAndSet {
    static final java.util.concurrent.atomic.AtomicInteger n = new java.util.concurrent.atomic.AtomicInteger();
    static int r, s;
    static void one() {
        r = n.compareAndSet(0, 2) ? 1 : 0;
    }
    static void two() {
        s = n.compareAndSet(0, 1) ? 1 : 0;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println("" + r + s + n.get());
    }
}
