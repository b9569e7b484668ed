// states: 1 + 5 + 2 * (25 + 5) + 3 = 69
// outcome: 0
// Reads of a volatile field are visible even if nobody writes it: k = 2, c = 5.
public class ReadersOfOne {
    static volatile int a;

    public static void main(String[] args) throws Exception {
        Thread[] threads = {new Thread(() -> { if (a + a == 1) return; }), new Thread(() -> { if (a + a == 1) return; })};
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
