// check: --outcomes
// check: --outcomes --spurious

/** if instead of while: right unless waits end for no reason. */
public class Spurious {
    static final Object lock = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> { synchronized (lock) { ready = true; lock.notify(); } }).start();
        synchronized (lock) {
            if (!ready) lock.wait();
            System.out.println("ready " + ready);
        }
    }
}
