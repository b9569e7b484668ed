// One thread waits until another says that it is ready.
// verdict: clean
public class LostWakeupGood {
    static final Object lock = new Object();
    static volatile boolean ready;

    static void await() throws InterruptedException {
        synchronized (lock) {
            while (!ready) {
                lock.wait();
            }
        }
    }

    static void signal() {
        synchronized (lock) {
            ready = true;
            lock.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(LostWakeupGood::await, LostWakeupGood::signal);
    }
}
