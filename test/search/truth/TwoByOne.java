// states: 1 + 4 + 2 * (16 + 4) + 3 = 48
// outcome: 0
// As TwoByTwo, with k = 1, c = 4.
public class TwoByOne {
    static volatile int a, b;

    public static void main(String[] args) throws Exception {
        Thread[] threads = {new Thread(() -> { a = 1; }), new Thread(() -> { b = 1; })};
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
