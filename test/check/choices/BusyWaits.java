// check: --outcomes
import havelock.Verify;
import java.time.*;
import java.util.*;
import java.util.concurrent.TimeUnit;

/** Loops that wait for a flag or for a time, however they tell it: either may come first. */
public class BusyWaits {
    static volatile boolean done;
    static long since;
    static final long[] until = new long[1];

    static boolean elapsed() {
        long start = System.nanoTime();
        while (!done) if (System.nanoTime() - start > 1_000_000) return true;
        return false;
    }

    static boolean elapsedMillis() {
        long start = System.currentTimeMillis();
        while (!done && System.currentTimeMillis() - start < 5) Thread.onSpinWait();
        return !done;
    }

    static boolean passed() {
        long end = System.currentTimeMillis() + 100;
        while (!done) {
            if (System.currentTimeMillis() > end) return true;
            Thread.yield();
        }
        return false;
    }

    static boolean passedInSeconds() {
        long end = System.currentTimeMillis() / 1000 + 60;
        while (!done) if (System.currentTimeMillis() / 1000 > end) return true;
        return false;
    }

    static boolean converted() {
        long start = System.nanoTime();
        while (!done) if (TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start) > 100) return true;
        return false;
    }

    static boolean ofField() {
        since = System.nanoTime();
        until[0] = System.nanoTime() + 50;
        while (!done) if (System.nanoTime() > until[0] && System.nanoTime() - since > 70) return true;
        return false;
    }

    static boolean inSmallNumbers() {
        int start = (int) (System.currentTimeMillis() / 1000);
        while (!done) if ((int) (System.currentTimeMillis() / 1000) - start >= 2) return true;
        return false;
    }

    static boolean ofDate() {
        Date end = new Date(new Date().getTime() + 10);
        while (!done) if (new Date().after(end)) return true;
        return false;
    }

    static boolean ofInstant() {
        Instant start = Instant.now();
        while (!done) if (Duration.between(start, Instant.now()).toMillis() > 10) return true;
        return false;
    }

    static boolean wait(int kind) {
        return switch (kind) {
            case 0 -> elapsed();
            case 1 -> elapsedMillis();
            case 2 -> passed();
            case 3 -> passedInSeconds();
            case 4 -> converted();
            case 5 -> ofField();
            case 6 -> inSmallNumbers();
            case 7 -> ofDate();
            default -> ofInstant();
        };
    }

    public static void main(String[] args) throws Exception {
        int kind = Verify.getInt(0, 8);
        Thread t = new Thread(() -> done = true);
        t.start();
        boolean timedOut = wait(kind);
        t.join();
        System.out.println(kind + (timedOut ? " timed out" : " done"));
    }
}
