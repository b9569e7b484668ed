// states: 1 + 5 + 2 * 37 + 2 * 10 + 5 * 3 = 115
// outcome: 0 11
// outcome: 0 12
// outcome: 0 21
// Both end as 2 only if each thread's second write came before the other's first: a circle. 11: each second write comes last; 12 and 21: one
// thread after the other.
// A thread has written nothing (2 places), one (1), both (2). x and y are known if not both threads have written one of them. Both started: neither: 4;
// one has written one, the other nothing: 2, either way: 4; one each: 1; both and nothing: 2 * 2, either way: 8; both and one: 2 places, one of
// x and y has 2 possible values, either way: 8; both and both: 4 places, 3 outcomes. Together 37; behind join 1, 2 + 2 + 6 = 10. Main
// stands before either read, and in 3 more places.
public class TwoPlusTwoWrites {
    static int x, y;
    static void one() {
        x = 2;
        y = 1;
    }
    static void two() {
        y = 2;
        x = 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println("" + x + y);
    }
}
