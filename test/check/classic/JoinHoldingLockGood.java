// Main waits for a worker that needs a lock.
// verdict: clean
public class JoinHoldingLockGood {
    static int count;

    static synchronized void work() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(JoinHoldingLockGood::work);
        worker.start();
        synchronized (JoinHoldingLockGood.class) {
            count++;
        }
        worker.join();
        assert count == 2;
    }
}
