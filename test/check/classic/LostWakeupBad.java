// One thread waits until another says that it is ready.
// bug: the flag is tested before the monitor is taken, so the signal can come between test and wait.
// verdict: missed-signal
public class LostWakeupBad {
    static final Object lock = new Object();
    static volatile boolean ready;

    static void await() throws InterruptedException {
        while (!ready) {
            synchronized (lock) {
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
        Run.all(LostWakeupBad::await, LostWakeupBad::signal);
    }
}
