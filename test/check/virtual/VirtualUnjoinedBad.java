import java.util.concurrent.CountDownLatch;

// A virtual thread does some work; at the end of the program it has to be done.
// bug: virtual threads do not keep a program alive, and nobody waits for this one.
// verdict: assertion
public class VirtualUnjoinedBad {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch finished = new CountDownLatch(1);
        Thread.startVirtualThread(() -> {
            done = true;
            finished.countDown();
        });
        assert done : "not done";
    }
}
