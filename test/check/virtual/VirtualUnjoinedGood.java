import java.util.concurrent.CountDownLatch;

// A virtual thread does some work; at the end of the program it has to be done.
// verdict: clean
public class VirtualUnjoinedGood {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch finished = new CountDownLatch(1);
        Thread.startVirtualThread(() -> {
            done = true;
            finished.countDown();
        });
        finished.await();
        assert done : "not done";
    }
}
