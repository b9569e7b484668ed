import java.util.concurrent.Semaphore;

// A semaphore with one permit protects a counter.
// bug: it has two permits.
// run --race=hb: data-race SemaphoreMutexBad.count
public class SemaphoreMutexBad {
    static final Semaphore permits = new Semaphore(2);
    static int count;

    static void increment() throws InterruptedException {
        permits.acquire();
        int seen = count;
        Thread.sleep(10);
        count = seen + 1;
        permits.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SemaphoreMutexBad::increment, SemaphoreMutexBad::increment);
    }
}
