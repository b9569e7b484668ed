// states: 1 + 5 + 25 + 2 * (125 + 25 + 5) + 3 = 344
// outcome: 0
// As TwoByTwo, with three threads: 1 + c + c^2 + 2 * (c^3 + c^2 + c) + 3, c = 5.
public class ThreeByTwo {
    static volatile int a, b, c;
    static void run(int me) {
        for (int i = 1; i <= 2; i++)
            if (me == 0) a = i;
            else if (me == 1) b = i;
            else c = i;
    }

    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < 3; i++) {
            int me = i;
            threads[i] = new Thread(() -> run(me));
        }
        for (Thread t : threads) t.start();
        for (Thread t : threads) t.join();
    }
}
