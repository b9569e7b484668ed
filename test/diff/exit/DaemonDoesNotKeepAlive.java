// Aims at: the program ends although a daemon thread waits for ever.
public class DaemonDoesNotKeepAlive {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        boolean[] waiting = {false};
        Thread d = new Thread(() -> {
            synchronized (lock) {
                waiting[0] = true;
                lock.notifyAll();
                try {
                    while (true) lock.wait();
                } catch (InterruptedException e) {
                    System.out.println("never");
                } finally {
                    System.out.println("never either");
                }
            }
        });
        d.setDaemon(true);
        synchronized (lock) {
            d.start();
            while (!waiting[0]) lock.wait();
        }
        System.out.println("main ends, daemon " + d.isDaemon());
        try {
            d.setDaemon(false);
        } catch (IllegalThreadStateException e) {
            System.out.println("too late");
        }
    }
}
