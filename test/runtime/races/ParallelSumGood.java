import java.util.stream.IntStream;

// A parallel stream adds up numbers.
// run --race=hb: none
public class ParallelSumGood {
    static int total;

    static int slowly(int number) {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return number;
    }

    public static void main(String[] args) {
        total = IntStream.range(0, 8).parallel().map(ParallelSumGood::slowly).sum();
    }
}
