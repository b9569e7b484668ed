// One thread waits for an event that happens once.
// verdict: clean
public class MissedSignalGood {
    static final Object lock = new Object();
    static boolean happened;

    static void await() throws InterruptedException {
        synchronized (lock) {
            while (!happened) {
                lock.wait();
            }
        }
    }

    static void happen() {
        synchronized (lock) {
            happened = true;
            lock.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(MissedSignalGood::await, MissedSignalGood::happen);
    }
}
