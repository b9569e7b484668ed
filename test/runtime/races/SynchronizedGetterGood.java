// A long value with a setter and a getter.
// run --race=hb: none
public class SynchronizedGetterGood {
    static final class Clock {
        private long time;

        synchronized void set(long time) {
            this.time = time;
        }

        synchronized long get() {
            return time;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Clock clock = new Clock();
        long[] seen = new long[1];
        Run.all(() -> clock.set(1L << 40), () -> seen[0] = clock.get());
    }
}
