/** One write against thirty reads: the assertion fails if the write comes after all of them. */
public class Late {
    static volatile int x;
    static int seen;

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> x = 1);
        Thread reader = new Thread(() -> {
            for (int i = 0; i < 30; i++) {
                seen += x;
            }
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
        assert seen > 0;
    }
}
