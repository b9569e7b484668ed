// A value is published by setting a flag after it was written.
// run --race=hb: none
public class VolatileFlagGood {
    static int value;
    static volatile boolean ready;

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
