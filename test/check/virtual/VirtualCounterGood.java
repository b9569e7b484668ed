import java.util.concurrent.atomic.AtomicInteger;

// Two virtual threads count.
// verdict: clean
public class VirtualCounterGood {
    static final AtomicInteger count = new AtomicInteger();

    static void increment() {
        count.incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Thread.startVirtualThread(VirtualCounterGood::increment);
        Thread two = Thread.startVirtualThread(VirtualCounterGood::increment);
        one.join();
        two.join();
        assert count.get() == 2 : "counted " + count;
    }
}
