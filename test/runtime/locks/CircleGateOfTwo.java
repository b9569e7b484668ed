// A circle of three threads of which two hold a gate lock: that is enough.
// run --deadlock=basic: 1 lock-order
// run --deadlock={tree,guarded,segmented}: none
// run --deadlock=segmented --show-removed: 1 lock-order removed guard:
public class CircleGateOfTwo {
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
        Run.all(() -> gated(a, b), () -> gated(b, c), () -> both(c, a));
    }
}
