import java.util.concurrent.CountDownLatch;

// A field is written by one thread without a lock, and by another one with it; a latch orders the two. The lock sets
// tell that no lock protects the field, happens-before that the run was in order, the search that every run is.
// run --race=hb: none
// run --race=lockset: data-race LocksetOnly.value
// run --race=both: data-race LocksetOnly.value
// hunt --race=lockset: data-race LocksetOnly.value refuted
public class LocksetOnly {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        value = 1;
        CountDownLatch written = new CountDownLatch(1);
        Run.all(() -> {
            value++;
            written.countDown();
        }, () -> {
            written.await();
            synchronized (LocksetOnly.class) {
                value++;
            }
        });
    }
}
