import java.util.concurrent.CountDownLatch;

// A latch lets the second thread begin when the first is through.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order refuted
public class LatchOrdered {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object();
        CountDownLatch through = new CountDownLatch(1);
        Run.all(() -> {
            both(a, b);
            through.countDown();
        }, () -> {
            through.await();
            both(b, a);
        });
    }
}
