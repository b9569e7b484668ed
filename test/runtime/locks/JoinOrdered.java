// One thread has ended, and was waited for, before the one with the other order begins.
// run --deadlock={tree,basic,guarded}: 1 lock-order
// run --deadlock=segmented: none
// run --deadlock=segmented --show-removed: 1 lock-order removed order
public class JoinOrdered {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object();
        Run.all(() -> both(a, b));
        Run.all(() -> both(b, a));
    }
}
