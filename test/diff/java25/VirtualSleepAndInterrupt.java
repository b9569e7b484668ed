// Aims at: virtual threads that sleep, wait on a latch and are interrupted.
import java.util.concurrent.CountDownLatch;

public class VirtualSleepAndInterrupt {
    public static void main(String[] args) throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        Thread t = Thread.ofVirtual().unstarted(() -> {
            started.countDown();
            try {
                Thread.sleep(1000000);
            } catch (InterruptedException e) {
                System.out.println("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        System.out.println(t.getState());
        t.start();
        started.await();
        t.interrupt();
        t.join();
        CountDownLatch go = new CountDownLatch(1), done = new CountDownLatch(3);
        int[] sum = {0};
        for (int i = 1; i <= 3; i++) {
            int k = i;
            Thread.startVirtualThread(() -> {
                try {
                    go.await();
                    Thread.sleep(1);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                synchronized (sum) {
                    sum[0] += k;
                }
                done.countDown();
            });
        }
        go.countDown();
        done.await();
        System.out.println(sum[0]);
    }
}
