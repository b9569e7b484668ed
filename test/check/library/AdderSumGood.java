import java.util.concurrent.atomic.LongAdder;

// Two threads count with an adder, and main takes the sum.
// verdict: clean
public class AdderSumGood {
    static final LongAdder adder = new LongAdder();

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(adder::increment), two = new Thread(adder::increment);
        one.start();
        two.start();
        one.join();
        two.join();
        long sum = adder.sum();
        assert sum == 2 : sum;
    }
}
