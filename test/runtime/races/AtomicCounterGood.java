import java.util.concurrent.atomic.AtomicInteger;

// An atomic counter.
// run --race=hb: none
public class AtomicCounterGood {
    static final AtomicInteger count = new AtomicInteger();

    static void increment() {
        count.getAndIncrement();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(AtomicCounterGood::increment, AtomicCounterGood::increment);
    }
}
