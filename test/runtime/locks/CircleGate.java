// A circle of three threads that all hold a gate lock while they take the others.
// run --deadlock=basic: 1 lock-order
// run --deadlock={tree,guarded,segmented}: none
// run --deadlock=segmented --show-removed: 1 lock-order removed guard:
// hunt --deadlock=segmented: none
public class CircleGate {
    static final Object gate = new Object();

    static void both(Object first, Object second) {
        synchronized (gate) {
            synchronized (first) {
                synchronized (second) {
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object(), c = new Object();
        Run.all(() -> both(a, b), () -> both(b, c), () -> both(c, a));
    }
}
