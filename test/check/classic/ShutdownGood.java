// A worker waits for work until it is told to stop.
// verdict: clean
public class ShutdownGood {
    static final Object lock = new Object();
    static int work;
    static boolean stopped;
    static int done;

    static void worker() throws InterruptedException {
        synchronized (lock) {
            while (true) {
                while (work == 0 && !stopped) {
                    lock.wait();
                }
                if (work == 0) {
                    return;
                }
                work--;
                done++;
            }
        }
    }

    static void boss() {
        synchronized (lock) {
            work++;
            lock.notifyAll();
        }
        synchronized (lock) {
            stopped = true;
            lock.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ShutdownGood::worker, ShutdownGood::boss);
        assert done == 1;
    }
}
