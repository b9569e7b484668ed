// states: 1 + 4 + 4 * 5 + 2 * (4 * 5 * 6 + 5 * 6 + 6) + 3 = 340
// outcome: 0
// As ThreeByTwo, with k = 1, 2 and 3: 4, 5 and 6 places.
public class UnevenThree {
    static volatile int a, b, c;

    public static void main(String[] args) throws Exception {
        Thread[] threads = {new Thread(() -> { a = 1; }), new Thread(() -> { b = 1; b = 2; }), new Thread(() -> { c = 1; c = 2; c = 3; })};
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
