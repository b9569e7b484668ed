// A thread waits for a signal while another one goes on working for ever.
// bug: the signal can come before the wait; nobody else signals, while the program runs on.
// verdict: missed-signal
public class LocalWaitBad {
    static final Object lock = new Object();
    static boolean ready;
    static volatile int tick;

    static void await() throws InterruptedException {
        synchronized (lock) {
            lock.wait();
        }
    }

    static void signal() {
        synchronized (lock) {
            ready = true;
            lock.notify();
        }
    }

    static void work() {
        while (true) {
            tick = 1 - tick;
        }
    }

    public static void main(String[] args) {
        Run.thread(LocalWaitBad::await).start();
        Run.thread(LocalWaitBad::signal).start();
        work();
    }
}
