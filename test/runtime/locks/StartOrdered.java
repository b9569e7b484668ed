// The main thread takes one order, and then starts the thread that takes the other.
// run --deadlock={tree,basic,guarded}: 1 lock-order
// run --deadlock=segmented: none
// run --deadlock=segmented --show-removed: 1 lock-order removed order
// hunt --deadlock=segmented: none
public class StartOrdered {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object();
        both(a, b);
        Thread thread = Run.thread(() -> both(b, a));
        thread.start();
        thread.join();
    }
}
