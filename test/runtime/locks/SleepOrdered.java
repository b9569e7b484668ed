// The second thread sleeps so long that the first is through in practice: no excuse.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
public class SleepOrdered {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object();
        Run.all(() -> both(a, b), () -> {
            Thread.sleep(500);
            both(b, a);
        });
    }
}
