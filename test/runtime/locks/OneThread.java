// One thread alone takes both orders.
// run --deadlock=basic: 1 lock-order
// run --deadlock={tree,guarded,segmented}: none
// run --deadlock=guarded --show-removed: 1 lock-order removed single-thread
public class OneThread {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object();
        Run.all(() -> {
            both(a, b);
            both(b, a);
        });
    }
}
