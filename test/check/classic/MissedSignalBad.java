// One thread waits for an event that happens once.
// bug: the event is not remembered; if it happens before the wait, nobody ever wakes the waiter.
// verdict: missed-signal
public class MissedSignalBad {
    static final Object lock = new Object();
    static boolean happened;

    static void await() throws InterruptedException {
        synchronized (lock) {
            lock.wait();
        }
    }

    static void happen() {
        synchronized (lock) {
            happened = true;
            lock.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(MissedSignalBad::await, MissedSignalBad::happen);
    }
}
