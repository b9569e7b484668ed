// The thread with the other order is started before the main thread takes the locks, though in this run it may come
// later.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class StartedEarlier {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object();
        Thread thread = Run.thread(() -> both(b, a));
        thread.start();
        both(a, b);
        thread.join();
    }
}
