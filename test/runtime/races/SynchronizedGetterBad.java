// A long value with a setter and a getter.
// bug: the getter is not synchronized.
// run --race=hb: data-race Clock.time
public class SynchronizedGetterBad {
    static final class Clock {
        private long time;

        synchronized void set(long time) {
            this.time = time;
        }

        long get() {
            return time;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Clock clock = new Clock();
        long[] seen = new long[1];
        Run.all(() -> clock.set(1L << 40), () -> seen[0] = clock.get());
    }
}
