/** Main holds what the other needs while it waits for its end: nobody can go on. */
public class JoinHolding {
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (lock) {
                return;
            }
        });
        synchronized (lock) {
            other.start();
            other.join();
        }
    }
}
