import java.util.concurrent.Semaphore;

// A semaphore with one permit protects a counter.
// run --race=hb: none
public class SemaphoreMutexGood {
    static final Semaphore permits = new Semaphore(1);
    static int count;

    static void increment() throws InterruptedException {
        permits.acquire();
        int seen = count;
        Thread.sleep(10);
        count = seen + 1;
        permits.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SemaphoreMutexGood::increment, SemaphoreMutexGood::increment);
    }
}
