/** Main holds what the other needs while it waits for its end; an interrupt lets it go on. */
public class JoinInterrupted {
    static final Object lock = new Object();

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> {
            synchronized (lock) {
                return;
            }
        });
        Thread helper = new Thread(main::interrupt);
        synchronized (lock) {
            other.start();
            helper.start();
            try {
                other.join();
            } catch (InterruptedException e) {
                return;
            }
        }
    }
}
