// Aims at: IllegalMonitorStateException from wait, notify, notifyAll without the monitor; argument checks of wait.
public class IllegalMonitorStates {
    interface Code {
        void run() throws Exception;
    }

    static void attempt(Code c) {
        try {
            c.run();
            System.out.println("fine");
        } catch (Exception e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Object o = new Object();
        attempt(o::wait);
        attempt(o::notify);
        attempt(o::notifyAll);
        attempt(() -> o.wait(5));
        synchronized (o) {
            attempt(() -> o.wait(-1));
            attempt(() -> o.wait(1, 1000000));
            attempt(() -> o.wait(0, 1));
            attempt(o::notify);
            attempt(() -> o.wait(1));
            Object other = new Object();
            attempt(other::notify);
        }
        Thread.currentThread().interrupt();
        attempt(o::wait);
        System.out.println(Thread.interrupted());
        attempt(() -> Thread.sleep(-1));
        attempt(() -> Thread.sleep(1, 1000000));
        attempt(() -> new Thread().join(-1));
        attempt(() -> Thread.currentThread().setPriority(11));
        attempt(() -> Thread.currentThread().setDaemon(true));
    }
}
