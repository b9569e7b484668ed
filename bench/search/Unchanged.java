import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/**
 * Threads that increment a shared counter, each time by an object that is garbage afterwards, beside something large that
 * does not change. Arguments: what grows (map, threads, run or depth), how large it is (0).
 */
public class Unchanged {
    static final Map<Integer, String> map = new HashMap<>();
    static final CountDownLatch never = new CountDownLatch(1);
    static int x, sum;

    static final class Amount {
        final int value;

        Amount(int value) {
            this.value = value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 1 ? Integer.parseInt(args[1]) : 0;
        switch (args.length > 0 ? args[0] : "map") {
            case "map" -> fill(n);
            case "threads" -> wait(n);
            case "run" -> compute(n);
            case "depth" -> go(n);
            default -> throw new IllegalArgumentException(args[0]);
        }
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(Unchanged::add);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    static void add() {
        for (int j = 0; j < 12; j++) {
            x += new Amount(1).value;
        }
    }

    static void fill(int n) {
        for (int i = 0; i < n; i++) {
            map.put(i, "entry " + i);
        }
    }

    /** Threads that stand still. */
    static void wait(int n) {
        for (int i = 0; i < n; i++) {
            Thread thread = new Thread(() -> {
                try {
                    never.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            thread.setDaemon(true);
            thread.start();
        }
    }

    /** Instructions before the first start. */
    static void compute(int n) {
        for (int i = 0; i < n; i++) {
            sum += i % 7;
        }
    }

    /** Steps, one after the other, before the threads begin. */
    static void go(int n) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (map) {
                sum++;
            }
        });
        other.start();
        other.join();
        for (int i = 0; i < n; i++) {
            synchronized (map) {
                sum++;
            }
        }
    }
}
