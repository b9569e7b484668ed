// Two threads take two locks in the same order.
// run --deadlock={tree,basic,guarded,segmented}: none
// run --deadlock=segmented --show-removed: none
// hunt --deadlock=segmented: none
public class SameOrder {
    static final Object a = new Object();
    static final Object b = new Object();

    static void both() {
        synchronized (a) {
            synchronized (b) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(SameOrder::both, SameOrder::both);
    }
}
