// The gate is taken between the two locks: it comes too late, and closes further circles.
// run --deadlock={tree,basic,guarded,segmented}: lock-order
// hunt --deadlock=segmented: lock-order confirmed
// java: may hang
public class GateBetween {
    static void three(Object first, Object gate, Object last) {
        synchronized (first) {
            synchronized (gate) {
                synchronized (last) {
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object g = new Object(), a = new Object(), b = new Object();
        Run.all(() -> three(a, g, b), () -> three(b, g, a));
    }
}
