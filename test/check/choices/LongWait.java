// check: --outcomes

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A wait of days may time out like one of seconds, and after a sleep of days the clock agrees. */
public class LongWait {
    static final long WEEK = TimeUnit.DAYS.toMillis(7);

    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        boolean open = latch.await(300, TimeUnit.DAYS);
        long start = System.currentTimeMillis();
        Thread.sleep(WEEK);
        System.out.println((open ? "opened" : "timed out") + ", "
                + (System.currentTimeMillis() - start >= WEEK ? "slept" : "woke early"));
    }
}
