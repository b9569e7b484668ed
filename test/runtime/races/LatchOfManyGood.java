import java.util.concurrent.CountDownLatch;

// The main thread waits until all workers have delivered.
// run --race=hb: none
public class LatchOfManyGood {
    public static void main(String[] args) throws InterruptedException {
        int workers = 3, sum = 0;
        int[] parts = new int[workers];
        CountDownLatch delivered = new CountDownLatch(workers);
        for (int i = 0; i < workers; i++) {
            int mine = i;
            Run.thread(() -> {
                parts[mine] = mine + 1;
                delivered.countDown();
            }).start();
        }
        delivered.await();
        for (int part : parts) {
            sum += part;
        }
        assert sum <= 6;
    }
}
