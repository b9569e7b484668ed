import java.util.concurrent.atomic.AtomicInteger;

/** A lock, a volatile flag, an atomic and a join order all accesses. */
public class NoRaceOrdered {
    static final Object lock = new Object();
    static final AtomicInteger atomic = new AtomicInteger();
    static int guarded, joined, published, seen;
    static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            joined = 1;
            published = 1;
            ready = true;
            atomic.incrementAndGet();
            synchronized (lock) {
                guarded++;
            }
        });
        t.start();
        if (ready) {
            seen = published;
        }
        atomic.incrementAndGet();
        synchronized (lock) {
            guarded++;
        }
        t.join();
        joined = 2;
    }
}
