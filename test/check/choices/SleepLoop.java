// check: --outcomes

/** Loops around timed waits of every kind that end only when another thread has come: finitely many states. */
public class SleepLoop {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> done = true);
        t.start();
        while (!done) Thread.sleep(10);
        Object lock = new Object();
        while (t.isAlive()) synchronized (lock) { lock.wait(5); }
        done = false;
        Thread u = new Thread(() -> done = true);
        u.start();
        while (!done) java.util.concurrent.locks.LockSupport.parkNanos(1000);
        while (u.isAlive()) u.join(3);
        System.out.println("done");
    }
}
