// A background thread waits for work that never comes; the program ends when main does.
// bug: the background thread is not a daemon, so the program never ends.
// verdict: deadlock
public class DaemonWaitsBad {
    static final Object lock = new Object();

    static void await() throws InterruptedException {
        synchronized (lock) {
            while (true) {
                lock.wait();
            }
        }
    }

    public static void main(String[] args) {
        Thread background = Run.thread(DaemonWaitsBad::await);
        background.start();
    }
}
