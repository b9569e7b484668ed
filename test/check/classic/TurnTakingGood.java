// Three threads act one after the other; each waits for its turn at the same monitor.
// verdict: clean
public class TurnTakingGood {
    static final Object lock = new Object();
    static int turn;

    static void act(int me) throws InterruptedException {
        synchronized (lock) {
            while (turn != me) {
                lock.wait();
            }
            turn++;
            lock.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> act(0), () -> act(1), () -> act(2));
        assert turn == 3;
    }
}
