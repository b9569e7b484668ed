// The main thread starts another one while it holds a; that one cannot take b before it has had a. A circle, but no
// deadlock: only a search can tell.
// run --deadlock=segmented: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order refuted
public class StartedWhileHeld {
    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object();
        Thread thread = Run.thread(() -> {
            synchronized (a) {
            }
            synchronized (b) {
                synchronized (a) {
                }
            }
        });
        synchronized (a) {
            thread.start();
            synchronized (b) {
            }
        }
        thread.join();
    }
}
