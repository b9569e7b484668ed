// A background thread waits for work that never comes; the program ends when main does.
// verdict: clean
public class DaemonWaitsGood {
    static final Object lock = new Object();

    static void await() throws InterruptedException {
        synchronized (lock) {
            while (true) {
                lock.wait();
            }
        }
    }

    public static void main(String[] args) {
        Thread background = Run.thread(DaemonWaitsGood::await);
        background.setDaemon(true);
        background.start();
    }
}
