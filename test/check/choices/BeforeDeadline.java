// check:

/** What is left of a time limit is rounded to no milliseconds, just before its end: that waits for ever. */
public class BeforeDeadline {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        new Thread(() -> { }).start();
        long end = System.nanoTime() + 10_000_000, left;
        synchronized (lock) {
            while ((left = end - System.nanoTime()) > 0) lock.wait(left / 1_000_000);
        }
    }
}
