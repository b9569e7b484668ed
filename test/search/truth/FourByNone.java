// states: 1 + 3 + 9 + 27 + 2 * (81 + 27 + 9 + 3) + 3 = 283
// outcome: 0
// As TwoByTwo, with four threads that do nothing: k = 0, c = 3.
public class FourByNone {
    public static void main(String[] args) throws Exception {
        Thread[] threads = {new Thread(() -> { }), new Thread(() -> { }), new Thread(() -> { }), new Thread(() -> { })};
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
