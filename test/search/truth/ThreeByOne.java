// states: 1 + 4 + 16 + 2 * (64 + 16 + 4) + 3 = 192
// outcome: 0
// As ThreeByTwo, with k = 1, c = 4.
public class ThreeByOne {
    static volatile int a, b, c;

    public static void main(String[] args) throws Exception {
        Thread[] threads = {new Thread(() -> { a = 1; }), new Thread(() -> { b = 1; }), new Thread(() -> { c = 1; })};
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
