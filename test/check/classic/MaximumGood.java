import java.util.concurrent.atomic.AtomicInteger;

// Three threads report a number each; the largest is kept.
// verdict: clean
public class MaximumGood {
    static final AtomicInteger largest = new AtomicInteger();

    static void report(int value) {
        int seen = largest.get();
        while (value > seen && !largest.compareAndSet(seen, value)) {
            seen = largest.get();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> report(1), () -> report(3), () -> report(2));
        assert largest.get() == 3 : "the maximum is lost";
    }
}
