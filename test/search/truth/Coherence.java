// outcome: 0 00
// outcome: 0 01
// outcome: 0 02
// outcome: 0 11
// outcome: 0 12
// outcome: 0 22
// Two reads in order of x = 1; x = 2: never backwards. 3 + 2 + 1 pairs.
public class Coherence {
    static int x, r, s;
    static void one() {
        x = 1;
        x = 2;
    }
    static void two() {
        r = x;
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
