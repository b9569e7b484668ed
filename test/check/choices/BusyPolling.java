// check: --outcomes
import java.util.concurrent.locks.ReentrantLock;

/** Loops that go round often beside other work, and change nothing, are searched to the end; so is a nap beside a stamp. */
public class BusyPolling {
    static final long began = System.nanoTime();
    static final ReentrantLock lock = new ReentrantLock();
    static int count;
    static boolean done;

    static void work() {
        for (int i = 0; i < 20; i++) {
            lock.lock();
            count++;
            done = count == 20;
            lock.unlock();
        }
    }

    static boolean isDone() {
        lock.lock();
        try {
            return done;
        } finally {
            lock.unlock();
        }
    }

    static void nap() {
        try {
            while (!isDone()) Thread.sleep(10);
        } catch (InterruptedException e) {
            throw new Error(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(BusyPolling::work);
        worker.start();
        long start = System.currentTimeMillis();
        while (!isDone() && System.currentTimeMillis() - start < 1000) Thread.onSpinWait();
        System.out.println(isDone() ? "done" : "timed out");
        worker.join();
        Thread sleeper = new Thread(BusyPolling::nap);
        sleeper.start();
        sleeper.join();
    }
}
