/** Two threads with long steps: the time may be up in the midst of one. */
public class LongSteps {
    static volatile int x;

    static int work() {
        int sum = 0;
        for (int i = 0; i < 20_000_000; i++) sum += i;
        return sum;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> x = work());
        t.start();
        work();
        x = 2;
        t.join();
    }
}
