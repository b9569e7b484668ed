import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

// A resource for one at a time; who does not get the permit goes away.
// bug: the permit is given back by those who did not get it, too, so there are more and more.
// verdict: assertion
public class SemaphoreFinallyBad {
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
            permit.release();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SemaphoreFinallyBad::visit, SemaphoreFinallyBad::visit, SemaphoreFinallyBad::visit);
    }
}
