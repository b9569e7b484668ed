// A circle of three threads of which one holds a gate lock: that changes nothing.
// run --deadlock={basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class CircleGateOfOne {
    static final Object gate = new Object();

    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    static void gated(Object first, Object second) {
        synchronized (gate) {
            both(first, second);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object(), c = new Object();
        Run.all(() -> gated(a, b), () -> both(b, c), () -> both(c, a));
    }
}
