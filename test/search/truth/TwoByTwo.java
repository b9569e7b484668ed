// states: 1 + 5 + 2 * (25 + 5) + 3 = 69
// outcome: 0
// A thread of k visible steps has c = k + 3 places to stand: before its first step, before each visible operation, before its
// end, and behind it. Main stands before everything (1), before the start of thread i with i - 1 others under way, before
// join i, waiting in join i, before its end, before the end of the program, and behind it (3).
// Two threads, k = 2, c = 5: 1 + c + 2 * (c^2 + c) + 3; between the last start and the first join c^2.
public class TwoByTwo {
    static volatile int a, b;
    static void one() {
        a = 1;
        a = 2;
    }
    static void two() {
        b = 1;
        b = 2;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
