import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

// Virtual threads are many, so a semaphore limits how many use a resource: one at a time.
// verdict: clean
public class VirtualPermitsGood {
    static final Semaphore permit = new Semaphore(1);
    static final AtomicInteger inside = new AtomicInteger();

    static void visit() {
        boolean entered = permit.tryAcquire();
        if (entered) {
            assert inside.incrementAndGet() == 1 : "two inside";
            inside.decrementAndGet();
            permit.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = Thread.ofVirtual().start(VirtualPermitsGood::visit);
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
