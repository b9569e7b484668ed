import java.util.concurrent.atomic.AtomicIntegerArray;

// The filter lock: of three threads each of two levels holds one back.
// verdict: clean
public class FilterLockGood {
    static final int THREADS = 3;
    static final int LEVELS = THREADS - 1;
    static final AtomicIntegerArray level = new AtomicIntegerArray(THREADS);
    static final AtomicIntegerArray last = new AtomicIntegerArray(THREADS);
    static int inside;

    static boolean someoneIsAbove(int me, int step) {
        for (int other = 0; other < THREADS; other++) {
            if (other != me && level.get(other) >= step) {
                return true;
            }
        }
        return false;
    }

    static void use(int me) {
        for (int step = 1; step <= LEVELS; step++) {
            level.set(me, step);
            last.set(step, me);
            while (someoneIsAbove(me, step) && last.get(step) == me) {
            }
        }
        inside++;
        assert inside == 1 : "two are inside";
        inside--;
        level.set(me, 0);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> use(0), () -> use(1), () -> use(2));
    }
}
