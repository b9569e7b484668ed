// Three threads act one after the other; each waits for its turn at the same monitor.
// bug: notify can wake a thread whose turn it is not, which goes back to wait.
// verdict: deadlock
public class TurnTakingBad {
    static final Object lock = new Object();
    static int turn;

    static void act(int me) throws InterruptedException {
        synchronized (lock) {
            while (turn != me) {
                lock.wait();
            }
            turn++;
            lock.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> act(0), () -> act(1), () -> act(2));
        assert turn == 3;
    }
}
