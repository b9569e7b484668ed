import java.util.concurrent.Semaphore;

// One thread releases a permit when the value is there, the other one acquires it before it reads.
// bug: the permit is released too early.
// run --race=hb: data-race SemaphoreSignalBad.value
public class SemaphoreSignalBad {
    static final Semaphore written = new Semaphore(0);
    static int value;

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            written.release();
            value = 1;
        }, () -> {
            written.acquire();
            seen[0] = value;
        });
    }
}
