// Two threads take two locks in opposite order, both behind a gate.
// run --deadlock=basic: 1 lock-order
// run --deadlock={tree,guarded,segmented}: none
// run --deadlock=guarded --show-removed: 1 lock-order removed guard:
public class Gate {
    static final Object gate = new Object();
    static final Object a = new Object();
    static final Object b = new Object();

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            synchronized (gate) {
                synchronized (a) {
                    synchronized (b) {
                    }
                }
            }
        }, () -> {
            synchronized (gate) {
                synchronized (b) {
                    synchronized (a) {
                    }
                }
            }
        });
    }
}
