/** Main holds what the other needs while it waits for its end, and nobody interrupts it; a third thread goes on. */
public class JoinHoldingBesideSpinner {
    static final Object lock = new Object();
    static volatile boolean on;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (lock) {
                return;
            }
        });
        new Thread(() -> {
            while (true) {
                on = !on;
            }
        }).start();
        synchronized (lock) {
            other.start();
            other.join();
        }
    }
}
