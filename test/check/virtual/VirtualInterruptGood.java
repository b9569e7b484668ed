import java.util.concurrent.CountDownLatch;

// A virtual thread waits at a latch until it is interrupted; then it says goodbye.
// verdict: clean
public class VirtualInterruptGood {
    static final CountDownLatch never = new CountDownLatch(1);
    static volatile boolean left;

    static void wait(int times) {
        for (int i = 0; i < times; i++) {
            try {
                never.await();
            } catch (InterruptedException e) {
                continue;
            }
        }
        left = true;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = Thread.startVirtualThread(() -> wait(1));
        waiter.interrupt();
        waiter.join();
        assert left;
    }
}
