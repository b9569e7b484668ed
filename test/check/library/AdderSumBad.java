import java.util.concurrent.atomic.LongAdder;

// Two threads count with an adder, and main takes the sum.
// bug: it is taken while they are still counting.
// verdict: assertion
public class AdderSumBad {
    static final LongAdder adder = new LongAdder();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(adder::increment), two = new Thread(adder::increment);
        one.start();
        two.start();
        long sum = adder.sum();
        one.join();
        two.join();
        assert sum == 2 : sum;
    }
}
