// The same code takes two pairs of locks in both orders. For the first pair a flag keeps the threads apart, for the
// second pair nothing does: that one is harmless must not hide the other.
// run --deadlock={tree,basic,guarded,segmented}: lock-order
// hunt --deadlock=segmented: lock-order confirmed, 0 lock-order undecided
// java: may hang
public class SameCode {
    static volatile boolean through;

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object(), c = new Object(), d = new Object();
        Run.all(() -> {
            both(a, b);
            through = true;
            both(c, d);
        }, () -> {
            while (!through) {
                Thread.yield();
            }
            both(b, a);
            both(d, c);
        });
    }
}
