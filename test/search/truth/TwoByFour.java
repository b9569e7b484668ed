// states: 1 + 7 + 2 * (49 + 7) + 3 = 123
// outcome: 0
// As TwoByTwo, with k = 4, c = 7.
public class TwoByFour {
    static volatile int a, b;
    static void one() {
        for (int i = 1; i <= 4; i++) a = i;
    }
    static void two() {
        for (int i = 1; i <= 4; i++) b = i;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
