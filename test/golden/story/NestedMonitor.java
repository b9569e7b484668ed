/* Whoever waits for the content keeps the box, so that nobody can fill it. */
public class NestedMonitor {
    private final Object filled = new Object();
    private boolean full;

    synchronized void take() throws InterruptedException {
        synchronized (filled) {
            while (!full) {
                filled.wait();
            }
        }
    }

    synchronized void put() {
        synchronized (filled) {
            full = true;
            filled.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        NestedMonitor box = new NestedMonitor();
        new Thread(box::put, "giver").start();
        box.take();
    }
}
