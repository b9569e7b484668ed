/** Like JoinHolding, but main waits for a while only. */
public class TimedJoin {
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (lock) {
                return;
            }
        });
        synchronized (lock) {
            other.start();
            other.join(100);
        }
    }
}
