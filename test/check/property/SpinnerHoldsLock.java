/** A thread that never gives its lock back keeps another one out for ever. */
public class SpinnerHoldsLock {
    static final Object lock = new Object();
    static volatile boolean on;
    static int entered;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                while (true) {
                    on = !on;
                }
            }
        }).start();
        synchronized (lock) {
            entered++;
        }
    }
}
