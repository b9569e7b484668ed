import java.util.Timer;
import java.util.concurrent.CountDownLatch;

// A timer's task leaves a value and opens a latch.
// run --race=hb: none
public class TimerTaskGood {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        Timer timer = new Timer();
        timer.schedule(new java.util.TimerTask() {
            @Override
            public void run() {
                value = 42;
                done.countDown();
            }
        }, 5);
        done.await();
        int seen = value;
        timer.cancel();
        assert seen == 0 || seen == 42;
    }
}
