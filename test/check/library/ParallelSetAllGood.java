import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

// An array that is filled in parallel, by a thread that was started: its function is called by several threads at a time.
// verdict: clean
public class ParallelSetAllGood {
    static final AtomicInteger count = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        int[] array = new int[2];
        Thread t = new Thread(() -> Arrays.parallelSetAll(array, i -> count.incrementAndGet()));
        t.start();
        t.join();
        assert count.get() == 2 : count.get() + " of 2 calls";
    }
}
