/** Waits for a signal that nobody gives. */
public class NeverNotified {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait();
        }
    }
}
