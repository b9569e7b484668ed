// A thread waits for a signal while another one goes on working for ever.
// verdict: clean
public class LocalWaitGood {
    static final Object lock = new Object();
    static boolean ready;
    static volatile int tick;

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
            lock.notify();
        }
    }

    static void work() {
        while (true) {
            tick = 1 - tick;
        }
    }

    public static void main(String[] args) {
        Run.thread(LocalWaitGood::await).start();
        Run.thread(LocalWaitGood::signal).start();
        work();
    }
}
