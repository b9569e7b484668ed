// states: 1 + 6 + 2 * (36 + 6) + 3 = 94
// outcome: 0
// As TwoByTwo, with k = 3, c = 6: two writes and a read.
public class TwoByThree {
    static volatile int a, b;

    public static void main(String[] args) throws Exception {
        Thread[] threads = {new Thread(() -> { a = 1; a = 2; if (a == 0) return; }), new Thread(() -> { b = 1; b = 2; if (b == 0) return; })};
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
