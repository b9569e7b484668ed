/* A pool of workers that is told to stop by a notify, which wakes one of them. */
public class Crowd {
    private static final Object lock = new Object();
    private static boolean stop;

    static void work() {
        synchronized (lock) {
            while (!stop) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 6; i++) {
            new Thread(Crowd::work, "worker-" + i).start();
        }
        synchronized (lock) {
            stop = true;
            lock.notify();
        }
    }
}
