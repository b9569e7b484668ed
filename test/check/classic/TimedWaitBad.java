// A consumer waits for a value and looks again every ten milliseconds.
// bug: a wait that timed out is taken for a signal.
// verdict: assertion
public class TimedWaitBad {
    static final Object lock = new Object();
    static int value;

    static void consume() throws InterruptedException {
        synchronized (lock) {
            if (value == 0) {
                lock.wait(10);
            }
            assert value == 7 : "there is no value";
        }
    }

    static void produce() {
        synchronized (lock) {
            value = 7;
            lock.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(TimedWaitBad::consume, TimedWaitBad::produce);
    }
}
