// A volatile field refers to a pair that is replaced as a whole.
// bug: the pair is changed in place, which a volatile reference to it does not cover.
// run --race=hb: data-race Range.low, data-race Range.high
public class VolatileImmutableBad {
    static final class Range {
        int low, high;

        Range(int low, int high) {
            this.low = low;
            this.high = high;
        }
    }

    static volatile Range range = new Range(0, 10);

    static void shift(int by) {
        Range old = range;
        old.low += by;
        old.high += by;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] width = new int[1];
        Run.all(() -> shift(5), () -> {
            Range seen = range;
            width[0] = seen.high - seen.low;
        });
    }
}
