import java.util.concurrent.atomic.AtomicIntegerArray;

// Counters in an array, increased by two threads.
// run --race=hb: none
public class VolatileArrayGood {
    static final AtomicIntegerArray counts = new AtomicIntegerArray(2);

    static void count(int kind) {
        counts.incrementAndGet(kind);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> count(0), () -> count(0));
    }
}
