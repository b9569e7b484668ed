// states: 1 + 5 + 2 * (25 + 5) + 3 = 69
// outcome: 0
// Thread.yield is a step in which nothing happens: k = 2, c = 5.
public class YieldingPair {
    public static void main(String[] args) throws Exception {
        Thread[] threads = {new Thread(() -> { Thread.yield(); Thread.yield(); }), new Thread(() -> { Thread.yield(); Thread.yield(); })};
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
