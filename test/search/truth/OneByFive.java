// states: 1 + 2 * 8 + 3 = 20
// outcome: 0
// As OneThread, with k = 5, c = 8.
public class OneByFive {
    static volatile int a;

    public static void main(String[] args) throws Exception {
        Thread[] threads = {new Thread(() -> { a = 1; a = 2; a = 3; a = 4; a = 5; })};
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
