import java.lang.reflect.Array;

// Two threads write elements of an array through reflection, each its own.
// bug: both have the same.
// run --race=hb: data-race long[], data-race long[]
// hunt --race=hb: data-race long[] confirmed
public class ReflectedArrayBad {
    static final Object numbers = new long[2];

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> Array.setLong(numbers, 0, 1), () -> Array.set(numbers, 0, Array.getLong(numbers, 0) + 1));
    }
}
