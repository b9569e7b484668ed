// check: --outcomes

/** notify wakes any of the waiters, and just one. */
public class NotifyChoice {
    static final Object lock = new Object();
    static int waiting;

    static void waitOnce(String name) {
        synchronized (lock) {
            waiting++;
            try { lock.wait(); } catch (InterruptedException e) { return; }
            System.out.println(name);
        }
    }

    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"first", "second", "third"}) {
            Thread t = new Thread(() -> waitOnce(name));
            t.setDaemon(true);
            t.start();
        }
        for (boolean all = false; !all;)
            synchronized (lock) {
                all = waiting == 3;
                if (all) lock.notify();
            }
    }
}
