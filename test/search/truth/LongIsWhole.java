// outcome: 0 -1
// outcome: 0 0
// outcome: 0 1
// A long is written and read in one step.
public class LongIsWhole {
    static long x, r;
    static void one() {
        x = -1;
        x = 1;
    }
    static void two() {
        r = x;
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
