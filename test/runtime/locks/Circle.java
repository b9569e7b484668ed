// Three threads, three locks, in a circle: no two of the threads could deadlock, which is all that lock trees see.
// run --deadlock=tree: none
// run --deadlock={basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class Circle {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object(), c = new Object();
        Run.all(() -> both(a, b), () -> both(b, c), () -> both(c, a));
    }
}
