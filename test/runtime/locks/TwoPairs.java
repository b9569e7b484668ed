// Two pairs of locks, each in both orders: two problems.
// run --deadlock={tree,basic,guarded,segmented}: 2 lock-order
// hunt --deadlock=segmented: 2 lock-order confirmed
// java: may hang
public class TwoPairs {
    static final Object a = new Object();
    static final Object b = new Object();
    static final Object c = new Object();
    static final Object d = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            both(a, b);
            both(c, d);
        }, () -> {
            both(b, a);
            both(d, c);
        });
    }
}
