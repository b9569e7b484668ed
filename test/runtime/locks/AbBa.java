// Two threads take two locks in opposite order.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order predicted
// run --deadlock=off: none
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class AbBa {
    static final Object a = new Object();
    static final Object b = new Object();

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            synchronized (a) {
                synchronized (b) {
                }
            }
        }, () -> {
            synchronized (b) {
                synchronized (a) {
                }
            }
        });
    }
}
