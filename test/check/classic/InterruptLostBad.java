// A worker waits for events until it is interrupted.
// bug: the exception has cleared the flag, the worker does not set it again and waits on.
// verdict: deadlock
public class InterruptLostBad {
    static final Object lock = new Object();

    static void work() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                synchronized (lock) {
                    lock.wait();
                }
            } catch (InterruptedException e) {
                // somebody else will see to it
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(InterruptLostBad::work);
        worker.start();
        worker.interrupt();
        worker.join();
    }
}
