// The first thread is joined by the second, which then takes the locks in the other order.
// run --deadlock={basic,guarded}: 1 lock-order
// run --deadlock=segmented: none
// run --deadlock=segmented --show-removed: 1 lock-order removed order
public class JoinedByAnother {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object();
        Thread before = Run.thread(() -> both(a, b));
        Run.all(() -> {
            before.start();
            before.join();
            both(b, a);
        });
    }
}
