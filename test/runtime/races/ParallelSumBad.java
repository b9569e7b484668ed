import java.util.stream.IntStream;

// A parallel stream adds up numbers.
// bug: they are added to a field by forEach.
// run --race=hb: data-race ParallelSumBad.total
public class ParallelSumBad {
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
        IntStream.range(0, 8).parallel().forEach(i -> total += slowly(i));
    }
}
