// check: --outcomes
import havelock.Verify;
import java.time.*;

/** A loop with two limits, however it tells them: time may be before both, between them, or behind both. */
public class BetweenLimits {
    static volatile boolean done;

    static String spans() {
        long start = System.nanoTime();
        while (!done) {
            long passed = System.nanoTime() - start;
            if (passed > 1_000_000_000) return "late";
            if (passed > 10_000_000) return "soon";
        }
        return "done";
    }

    static String deadlines() {
        long now = System.currentTimeMillis(), soon = now + 10, late = now + 1000;
        while (!done) {
            now = System.currentTimeMillis();
            if (now >= late) return "late";
            if (now >= soon) return "soon";
        }
        return "done";
    }

    static String sums() {
        long start = System.currentTimeMillis();
        while (!done) {
            long now = System.currentTimeMillis();
            if (now > start + 5000) return "late";
            if (now > start + 50) return "soon";
        }
        return "done";
    }

    static String rests() {
        long start = System.nanoTime();
        while (!done) {
            long now = System.nanoTime();
            if (3_000_000 - (now - start) <= 0) return "late";
            if (2_000_000 - (now - start) <= 0) return "soon";
        }
        return "done";
    }

    static String fractions() {
        long start = System.nanoTime();
        while (!done) {
            double seconds = (System.nanoTime() - start) / 1e9;
            if (seconds > 60) return "late";
            if (seconds > 7) return "soon";
        }
        return "done";
    }

    static String durations() {
        Instant start = Instant.now();
        while (!done) {
            long millis = Duration.between(start, Instant.now()).toMillis();
            if (millis > 300) return "late";
            if (millis > 200) return "soon";
        }
        return "done";
    }

    static String once() {
        long start = System.nanoTime();
        done = true;
        long passed = System.nanoTime() - start;
        return passed > 1000 ? "late" : passed > 100 ? "soon" : "done";
    }

    public static void main(String[] args) throws Exception {
        int kind = Verify.getInt(0, 6);
        Thread t = new Thread(() -> done = true);
        t.start();
        String found = switch (kind) {
            case 0 -> spans();
            case 1 -> deadlines();
            case 2 -> sums();
            case 3 -> rests();
            case 4 -> fractions();
            case 5 -> durations();
            default -> once();
        };
        t.join();
        System.out.println(kind + " " + found);
    }
}
