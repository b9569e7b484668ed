import java.util.concurrent.atomic.AtomicInteger;

// A range whose lower bound is never above its upper bound.
// verdict: clean
public class NumberRangeGood {
    static final AtomicInteger lower = new AtomicInteger(0), upper = new AtomicInteger(10);

    static synchronized void setLower(int value) {
        if (value <= upper.get()) {
            lower.set(value);
        }
    }

    static synchronized void setUpper(int value) {
        if (value >= lower.get()) {
            upper.set(value);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> setLower(5), () -> setUpper(4));
        assert lower.get() <= upper.get() : "the range is upside down";
    }
}
