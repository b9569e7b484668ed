import java.util.Arrays;

// An array that is filled in parallel, by a thread that was started: its function is called by several threads at a time.
// bug: they count in a plain field.
// verdict: assertion
public class ParallelSetAllBad {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        int[] array = new int[2];
        Thread t = new Thread(() -> Arrays.parallelSetAll(array, i -> count++));
        t.start();
        t.join();
        assert count == 2 : count + " of 2 calls";
    }
}
