// states: 1 + 3 + 2 * (9 + 3) + 3 = 31
// outcome: 0 77
// Both threads read what was written before they started: nothing is visible. k = 0, c = 3.
public class OnlyRead {
    static int shared, a, b;
    static void one() {
        a = shared;
    }
    static void two() {
        b = shared;
    }

    public static void main(String[] args) throws Exception {
        shared = 7;
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
        System.out.println(a * 10 + b);
    }
}
