import java.util.concurrent.atomic.AtomicInteger;

// Three threads report a number each; the largest is kept.
// bug: comparing and replacing are two steps, so a smaller number can overwrite a larger one.
// verdict: assertion
public class MaximumBad {
    static final AtomicInteger largest = new AtomicInteger();

    static void report(int value) {
        if (value > largest.get()) {
            largest.set(value);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> report(1), () -> report(3), () -> report(2));
        assert largest.get() == 3 : "the maximum is lost";
    }
}
