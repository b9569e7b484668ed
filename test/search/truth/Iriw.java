// outcome: 0 0000
// outcome: 0 0001
// outcome: 0 0010
// outcome: 0 0011
// outcome: 0 0100
// outcome: 0 0101
// outcome: 0 0110
// outcome: 0 0111
// outcome: 0 1000
// outcome: 0 1001
// outcome: 0 1011
// outcome: 0 1100
// outcome: 0 1101
// outcome: 0 1110
// outcome: 0 1111
// Two writers, two readers that read in opposite order (x, y and y, x): all but 1010, where each sees one write and not yet the
// other.
public class Iriw {
    static volatile int x, y;
    static int a, b, c, d;

    public static void main(String[] args) throws Exception {
        Thread[] threads = {new Thread(() -> x = 1), new Thread(() -> y = 1), new Thread(() -> {
            a = x;
            b = y;
        }), new Thread(() -> {
            c = y;
            d = x;
        })};
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
        System.out.println("" + a + b + c + d);
    }
}
