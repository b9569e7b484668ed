/** Waits without looking whether the signal has come already. */
public class MissedSignal {
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            synchronized (lock) {
                lock.notify();
            }
        }).start();
        synchronized (lock) {
            lock.wait();
        }
    }
}
