import java.util.concurrent.locks.ReentrantLock;

// Two threads start a third one, unless it is started already.
// verdict: clean
public class StartOnceGood {
    static final ReentrantLock lock = new ReentrantLock();
    static final Thread worker = new Thread(() -> { });

    static void ensureStarted() {
        lock.lock();
        if (worker.getState() == Thread.State.NEW) {
            worker.start();
        }
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(StartOnceGood::ensureStarted, StartOnceGood::ensureStarted);
        worker.join();
    }
}
