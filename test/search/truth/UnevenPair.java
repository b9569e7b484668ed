// states: 1 + 4 + 2 * (4 * 6 + 6) + 3 = 68
// outcome: 0
// As TwoByTwo, with k = 1 and k = 3: c = 4 and d = 6. 1 + c + 2 * (c * d + d) + 3.
public class UnevenPair {
    static volatile int a, b;
    static void one() {
        a = 1;
    }
    static void two() {
        for (int i = 1; i <= 3; i++) b = i;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> one()), u = new Thread(() -> two());
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
