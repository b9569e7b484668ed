// A thread waits at a while it holds b, which it took later: when it wakes up it wants a with b in hand. The other one
// takes a and then b.
// run --deadlock=basic: 2 lock-order
// run --deadlock={tree,guarded,segmented}: 1 lock-order
// run --deadlock=segmented --show-removed: 1 lock-order, 1 lock-order removed single-thread
// hunt --deadlock=segmented: 1 lock-order confirmed
public class WaitOuter {
    static final Object a = new Object();
    static final Object b = new Object();

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            synchronized (a) {
                synchronized (b) {
                    a.wait(10);
                }
            }
        }, () -> {
            Thread.sleep(500);
            synchronized (a) {
                synchronized (b) {
                }
            }
        });
    }
}
