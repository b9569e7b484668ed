/** Each step of a thread writes to a large array, which a search saves. */
public class BigSteps {
    static final int[] BIG = new int[8 << 20];
    static volatile int v;

    private static void work(int by) {
        for (int i = 0; i < 1000000; i++) {
            v++;
            BIG[i] += by;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> work(1));
        t.start();
        work(2);
        t.join();
    }
}
