import java.util.concurrent.atomic.AtomicInteger;

// Two virtual threads count.
// bug: reading the counter and writing it are two steps.
// verdict: assertion
public class VirtualCounterBad {
    static final AtomicInteger count = new AtomicInteger();

    static void increment() {
        count.set(count.get() + 1);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Thread.startVirtualThread(VirtualCounterBad::increment);
        Thread two = Thread.startVirtualThread(VirtualCounterBad::increment);
        one.join();
        two.join();
        assert count.get() == 2 : "counted " + count;
    }
}
