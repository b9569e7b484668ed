// states: 1 + 5 + 2 * 37 + 2 * 10 + 3 * 3 = 109
// outcome: 0 00
// outcome: 0 01
// outcome: 0 10
// A read of 1 comes after the other's write, which comes after the other's read: not both.
// A thread stands before its first step, its read (0), its write (1: it has read), its end, behind it (2). Both started: 0 each: 4; one in 1 (it
// has read 0), the other in 0: 2, either way: 4; both in 1: 1; one in 2, the other in 0: 2 * 2, either way: 8; in 1, with 0 or 1 read: 2 * 2,
// either way: 8; both in 2, with one of 3 outcomes: 4 * 3. Together 37; the rest as in StoreBuffering.
public class LoadBuffering {
    static int x, y, r, s;
    static void one() {
        r = x;
        y = 1;
    }
    static void two() {
        s = y;
        x = 1;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println("" + r + s);
    }
}
