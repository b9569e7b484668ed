// check: --outcomes
// A thread in a wait is interrupted and notified before it can take the lock back: it returns normally and stays interrupted, or
// throws, and then the notify may be somebody else's (JLS 17.2.4).
public class InterruptNotify {
    static final Object lock = new Object();
    static int waiting;

    static String await() {
        synchronized (lock) {
            waiting++;
            lock.notifyAll();
            try {
                lock.wait();
                return Thread.currentThread().isInterrupted() ? "normal, interrupted" : "normal";
            } catch (InterruptedException e) {
                return "exception";
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        String[] ends = new String[2];
        Thread first = new Thread(() -> ends[0] = await());
        Thread second = new Thread(() -> ends[1] = await());
        second.setDaemon(true);
        synchronized (lock) {
            first.start();
            while (waiting < 1) lock.wait();
            if (args.length > 0) second.start();
            while (args.length > 0 && waiting < 2) lock.wait();
            first.interrupt();
            lock.notify();
        }
        first.join();
        System.out.println(ends[0]);
    }
}
