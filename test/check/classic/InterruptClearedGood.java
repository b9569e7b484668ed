// A worker looks whether it was interrupted, makes a note, and waits to be interrupted.
// verdict: clean
public class InterruptClearedGood {
    static final Object lock = new Object();
    static boolean early, stopped;

    static void work() {
        early = Thread.currentThread().isInterrupted();
        try {
            synchronized (lock) {
                lock.wait();
            }
        } catch (InterruptedException e) {
            stopped = true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(InterruptClearedGood::work);
        worker.start();
        worker.interrupt();
        worker.join();
        assert stopped;
    }
}
