// A lock with readers and writers; a reader that finds an old value becomes a writer.
// verdict: clean
public class LockUpgradeGood {
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
        stopReading();
        if (old) {
            startWriting(0);
            value = 1;
            stopWriting();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(LockUpgradeGood::refresh, LockUpgradeGood::refresh);
        assert value == 1;
    }
}
