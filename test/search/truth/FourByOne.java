// states: 1 + 4 + 16 + 64 + 2 * (256 + 64 + 16 + 4) + 3 = 768
// outcome: 0
// As TwoByTwo, with four threads, k = 1, c = 4.
public class FourByOne {
    static volatile int a, b, c, d;

    public static void main(String[] args) throws Exception {
        Thread[] threads = {new Thread(() -> a = 1), new Thread(() -> b = 1), new Thread(() -> c = 1), new Thread(() -> d = 1)};
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
