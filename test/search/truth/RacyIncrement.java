// states: 1 + 5 + 2 * 33 + 2 * 8 + 4 * 2 = 96
// outcome: 0 1
// outcome: 0 2
// A thread stands before its first step (B), before the read (R), before the write with what it has read (W), before its end
// (E), behind it (D). Both started:
//   neither has written: B or R each: 4; one has read: 2 * 2; both have read: 1;
//   one has written (E, D), x is 1: the other in B or R: 2 * 2, has read 0 or 1: 2 * 2; either way round: 16;
//   both have written: E or D each, x 1 or 2: 8.
// Together 33, before join and waiting in it. Behind join 1: t is in D, u in B, R (2), W (2), E or D with x 1 or 2 (4): 8, twice.
// Before the start of u: 5. Then main reads x, ends, ends the program: 4 places, x 1 or 2.
public class RacyIncrement {
    static int x;
    static void one() {
        x++;
    }
    static void two() {
        x++;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(x);
    }
}
