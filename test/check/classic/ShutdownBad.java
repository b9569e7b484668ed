// A worker waits for work until it is told to stop.
// bug: the one who stops it sets the flag but wakes nobody.
// verdict: deadlock
public class ShutdownBad {
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
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ShutdownBad::worker, ShutdownBad::boss);
        assert done == 1;
    }
}
