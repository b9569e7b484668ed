// outcome: 0 0
// outcome: 0 1
// violation: assertion
// The assertion fails if the write comes first; the program goes on after it.
public class AssertionFails {
    static int x, r;
    static void one() {
        x = 1;
    }
    static void two() {
        assert x == 0;
        r = 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(r);
    }
}
