// Each thread has a gate of its own, which guards nothing.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class TwoGates {
    static void both(Object gate, Object first, Object second) {
        synchronized (gate) {
            synchronized (first) {
                synchronized (second) {
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object g = new Object(), h = new Object(), a = new Object(), b = new Object();
        Run.all(() -> both(g, a, b), () -> both(h, b, a));
    }
}
