// Main waits for a worker that needs a lock.
// bug: main holds the lock while it waits.
// verdict: deadlock
public class JoinHoldingLockBad {
    static int count;

    static synchronized void work() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(JoinHoldingLockBad::work);
        worker.start();
        synchronized (JoinHoldingLockBad.class) {
            count++;
            worker.join();
        }
        assert count == 2;
    }
}
