// A worker waits for events until it is interrupted.
// verdict: clean
public class InterruptLostGood {
    static final Object lock = new Object();

    static void work() {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                synchronized (lock) {
                    lock.wait();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(InterruptLostGood::work);
        worker.start();
        worker.interrupt();
        worker.join();
    }
}
