import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

// A resource for one at a time; who does not get the permit goes away.
// verdict: clean
public class SemaphoreFinallyGood {
    static final Semaphore permit = new Semaphore(1);
    static final AtomicInteger inside = new AtomicInteger();

    static void visit() {
        boolean entered = permit.tryAcquire();
        try {
            if (entered) {
                assert inside.incrementAndGet() == 1 : "two inside";
                inside.decrementAndGet();
            }
        } finally {
            if (entered) {
                permit.release();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SemaphoreFinallyGood::visit, SemaphoreFinallyGood::visit, SemaphoreFinallyGood::visit);
    }
}
