// outcome: 0 interrupted
// Before, during or instead of the wait: the interrupt ends it.
public class InterruptWait {
    static final Object lock = new Object();

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                    System.out.print("woken");
                } catch (InterruptedException e) {
                    System.out.print("interrupted");
                }
            }
        });
        t.start();
        t.interrupt();
        t.join();
    }
}
