// A worker looks whether it was interrupted, makes a note, and waits to be interrupted.
// bug: Thread.interrupted() clears the flag, so the wait does not end.
// verdict: deadlock
public class InterruptClearedBad {
    static final Object lock = new Object();
    static boolean early, stopped;

    static void work() {
        early = Thread.interrupted();
        try {
            synchronized (lock) {
                lock.wait();
            }
        } catch (InterruptedException e) {
            stopped = true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(InterruptClearedBad::work);
        worker.start();
        worker.interrupt();
        worker.join();
        assert stopped;
    }
}
