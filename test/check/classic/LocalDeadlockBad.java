// Two threads take two locks while a third spins until both are done.
// bug: the two lock in opposite order and block each other, while the third spins for ever.
// verdict: deadlock
public class LocalDeadlockBad {
    static final Object a = new Object(), b = new Object();
    static volatile boolean done;

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                Thread.yield();
            }
        }
    }

    static void spin() {
        while (!done) {
            Thread.onSpinWait();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread spinner = new Thread(LocalDeadlockBad::spin);
        Thread left = new Thread(() -> both(a, b));
        Thread right = new Thread(() -> both(b, a));
        spinner.start();
        left.start();
        right.start();
        left.join();
        right.join();
        done = true;
        spinner.join();
    }
}
