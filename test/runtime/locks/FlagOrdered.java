// A volatile flag lets the second thread begin when the first is through. Locks, starts and joins do not tell; a search
// does.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order refuted
public class FlagOrdered {
    static volatile boolean through;

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
            through = true;
        }, () -> {
            while (!through) {
                Thread.yield();
            }
            both(b, a);
        });
    }
}
