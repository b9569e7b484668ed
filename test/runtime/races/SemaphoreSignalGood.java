import java.util.concurrent.Semaphore;

// One thread releases a permit when the value is there, the other one acquires it before it reads.
// run --race=hb: none
public class SemaphoreSignalGood {
    static final Semaphore written = new Semaphore(0);
    static int value;

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            value = 1;
            written.release();
        }, () -> {
            written.acquire();
            seen[0] = value;
        });
    }
}
