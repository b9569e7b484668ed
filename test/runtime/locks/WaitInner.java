// Waiting at the inner lock keeps the outer one: a danger (nobody else gets through to notify), but no circle of locks.
// run --deadlock={tree,basic,guarded,segmented}: none
public class WaitInner {
    static final Object outer = new Object();
    static final Object inner = new Object();

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            synchronized (outer) {
                synchronized (inner) {
                    inner.wait(10);
                }
            }
        }, () -> {
            synchronized (outer) {
                synchronized (inner) {
                    inner.notifyAll();
                }
            }
        });
    }
}
