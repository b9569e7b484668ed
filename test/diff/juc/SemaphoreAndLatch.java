// Aims at: Semaphore limits, CountDownLatch, CyclicBarrier with action, Exchanger, Phaser.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class SemaphoreAndLatch {
    public static void main(String[] args) throws Exception {
        Semaphore sem = new Semaphore(2);
        AtomicInteger inside = new AtomicInteger(), most = new AtomicInteger();
        CountDownLatch done = new CountDownLatch(5);
        for (int i = 0; i < 5; i++) {
            new Thread(() -> {
                sem.acquireUninterruptibly();
                most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                Thread.yield();
                inside.decrementAndGet();
                sem.release();
                done.countDown();
            }).start();
        }
        done.await();
        System.out.println((most.get() <= 2) + " " + sem.availablePermits() + " " + done.getCount() + " "
            + sem.tryAcquire(3)
            + sem.drainPermits() + " " + sem.tryAcquire(1, TimeUnit.MILLISECONDS));
        StringBuffer log = new StringBuffer();
        int[] phase = {0};
        CyclicBarrier bar = new CyclicBarrier(3, () -> log.append("phase").append(phase[0]++).append(' '));
        Thread[] ts = new Thread[3];
        for (int i = 0; i < 3; i++) {
            ts[i] = new Thread(() -> {
                try {
                    for (int p = 0; p < 3; p++) bar.await();
                } catch (InterruptedException | BrokenBarrierException e) {
                    throw new AssertionError(e);
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(log + "" + bar.getParties() + bar.isBroken());
        Exchanger<String> ex = new Exchanger<>();
        String[] got = new String[1];
        Thread e = new Thread(() -> {
            try {
                got[0] = ex.exchange("from thread");
            } catch (InterruptedException x) {
                throw new AssertionError(x);
            }
        });
        e.start();
        String mine = ex.exchange("from main");
        e.join();
        System.out.println(mine + " / " + got[0]);
        Phaser ph = new Phaser(1);
        for (int i = 0; i < 2; i++) {
            ph.register();
            new Thread(ph::arriveAndDeregister).start();
        }
        System.out.println(ph.arriveAndAwaitAdvance() + " " + ph.getPhase() + " " + ph.getRegisteredParties());
    }
}
