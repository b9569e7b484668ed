// Aims at: System.exit from another thread while main waits for ever.
public class ExitFromThread {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                System.out.println("exiting");
            }
            System.exit(3);
        });
        synchronized (lock) {
            t.start();
            while (true) {
                lock.wait();
            }
        }
    }
}
