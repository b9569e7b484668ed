// A lock with readers and writers; a reader that finds an old value becomes a writer.
// bug: both readers keep reading while they wait to write, each for the other.
// verdict: deadlock
public class LockUpgradeBad {
    static final Object lock = new Object();
    static int readers;
    static boolean writing;
    static int value;

    static void startReading() throws InterruptedException {
        synchronized (lock) {
            while (writing) {
                lock.wait();
            }
            readers++;
        }
    }

    static void stopReading() {
        synchronized (lock) {
            readers--;
            lock.notifyAll();
        }
    }

    static void startWriting(int readersAllowed) throws InterruptedException {
        synchronized (lock) {
            while (writing || readers > readersAllowed) {
                lock.wait();
            }
            writing = true;
        }
    }

    static void stopWriting() {
        synchronized (lock) {
            writing = false;
            lock.notifyAll();
        }
    }

    static void refresh() throws InterruptedException {
        startReading();
        boolean old = value == 0;
        if (old) {
            startWriting(1);
            value = 1;
            stopWriting();
        }
        stopReading();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(LockUpgradeBad::refresh, LockUpgradeBad::refresh);
        assert value == 1;
    }
}
