import java.util.concurrent.atomic.AtomicInteger;

// Two threads count together.
// verdict: clean
public class CounterGood {
    static final AtomicInteger count = new AtomicInteger();

    static void work() {
        for (int i = 0; i < 3; i++) {
            count.incrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(CounterGood::work, CounterGood::work);
        assert count.get() == 6 : "an update is lost";
    }
}
