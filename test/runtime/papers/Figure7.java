// Paper 1, figures 7 and 8: L3 and L4 can deadlock; L2 and L3 cannot, because L1 and L4 are held around them.
// run --deadlock={tree,guarded,segmented}: 1 lock-order
// run --deadlock=basic: 10 lock-order
// run --deadlock=guarded --show-removed: 1 lock-order, 7 lock-order removed single-thread, 2 lock-order removed guard:
// run --deadlock=segmented --show-removed: 1 lock-order, 7 lock-order removed single-thread, 2 lock-order removed guard:
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class Figure7 {
    static final Object L1 = new Object();
    static final Object L2 = new Object();
    static final Object L3 = new Object();
    static final Object L4 = new Object();
    static final int ROUNDS = 2;

    static void first() {
        for (int i = 0; i < ROUNDS; i++) {
            synchronized (L1) {
                synchronized (L3) {
                    synchronized (L2) {
                    }
                    synchronized (L4) {
                    }
                }
            }
            synchronized (L4) {
                synchronized (L2) {
                    synchronized (L3) {
                    }
                }
            }
        }
    }

    static void second() {
        for (int i = 0; i < ROUNDS; i++) {
            synchronized (L1) {
                synchronized (L2) {
                    synchronized (L3) {
                    }
                }
            }
            synchronized (L4) {
                synchronized (L3) {
                    synchronized (L2) {
                    }
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(Figure7::first, Figure7::second);
    }
}
