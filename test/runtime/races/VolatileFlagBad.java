// A value is published by setting a flag after it was written.
// bug: the flag is not volatile.
// run --race=hb: data-race VolatileFlagBad.ready, data-race VolatileFlagBad.value
public class VolatileFlagBad {
    static int value;
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            value = 42;
            ready = true;
        }, () -> {
            if (ready) {
                seen[0] = value;
            }
        });
        assert seen[0] == 0 || seen[0] == 42;
    }
}
