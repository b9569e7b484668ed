import java.util.concurrent.Semaphore;

// Semaphores with one permit, released by who acquired it, are locks.
// run --deadlock={guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class BinarySemaphores {
    static void both(Semaphore first, Semaphore second) throws InterruptedException {
        first.acquire();
        second.acquire();
        second.release();
        first.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Semaphore a = new Semaphore(1), b = new Semaphore(1);
        Run.all(() -> both(a, b), () -> both(b, a));
    }
}
