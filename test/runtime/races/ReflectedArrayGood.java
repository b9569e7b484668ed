import java.lang.reflect.Array;

// Two threads write elements of an array through reflection, each its own.
// run --race=hb: none
public class ReflectedArrayGood {
    static final Object numbers = new long[2];

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> Array.setLong(numbers, 0, 1), () -> Array.set(numbers, 1, Array.getLong(numbers, 1) + 1));
    }
}
