/** The waiter reads what the signaller wrote, but that was before its start and says nothing of the signal. */
public class SignalAfterSettings {
    static final Object lock = new Object();
    static int limit;

    static void await() {
        synchronized (lock) {
            try {
                if (limit > 0) {
                    lock.wait();
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> { }).start();
        limit = 1;
        new Thread(SignalAfterSettings::await).start();
        synchronized (lock) {
            lock.notify();
        }
    }
}
