import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

// Virtual threads are many, so a semaphore limits how many use a resource: one at a time.
// bug: it is given back by those, too, who did not get it.
// verdict: assertion
public class VirtualPermitsBad {
    static final Semaphore permit = new Semaphore(1);
    static final AtomicInteger inside = new AtomicInteger();

    static void visit() {
        boolean entered = permit.tryAcquire();
        if (entered) {
            assert inside.incrementAndGet() == 1 : "two inside";
            inside.decrementAndGet();
        }
        permit.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = Thread.ofVirtual().start(VirtualPermitsBad::visit);
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
