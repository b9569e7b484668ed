// A volatile field refers to a pair that is replaced as a whole.
// run --race=hb: none
public class VolatileImmutableGood {
    static final class Range {
        final int low, high;

        Range(int low, int high) {
            this.low = low;
            this.high = high;
        }
    }

    static volatile Range range = new Range(0, 10);

    static void shift(int by) {
        Range old = range;
        range = new Range(old.low + by, old.high + by);
    }

    public static void main(String[] args) throws InterruptedException {
        int[] width = new int[1];
        Run.all(() -> shift(5), () -> {
            Range seen = range;
            width[0] = seen.high - seen.low;
        });
    }
}
