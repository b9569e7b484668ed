// states: 1 + 5 + 2 * 37 + 2 * 10 + 3 * 3 = 109
// outcome: 0 01
// outcome: 0 10
// outcome: 0 11
// Whoever writes last reads after the other has written: not both read 0.
// A thread stands before its first step, its write (0: not written), its read (1), its end, behind it (2: it knows what it has read).
// Both started: 0 or 1 each: 3 * 3; one in 2, the other in 0 (it has read 0): 2 * 2, either way round: 8; the other in 1 (0 or 1 read):
// 2 * 2, either way: 8; both in 2, with one of 3 outcomes: 4 * 3. Together 37, before join and waiting in it. Behind join 1: the other in
// 0: 2, in 1: 2, in 2: 2 * 3, together 10, twice. Before the start of u: 5. Main's reads are late, nobody sees them: 3 places, 3 outcomes.
public class StoreBuffering {
    static int x, y, r, s;
    static void one() {
        x = 1;
        r = y;
    }
    static void two() {
        y = 1;
        s = x;
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
