// Six threads take one order, one thread takes the other.
// run --deadlock={tree,basic,guarded,segmented}: lock-order
// hunt --deadlock=segmented: lock-order confirmed
// java: may hang
public class ManyThreads {
    static final Object a = new Object();
    static final Object b = new Object();

    static void usual() {
        synchronized (a) {
            synchronized (b) {
            }
        }
    }

    static void unusual() {
        synchronized (b) {
            synchronized (a) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ManyThreads::usual, ManyThreads::usual, ManyThreads::usual, ManyThreads::usual, ManyThreads::usual,
                ManyThreads::usual, ManyThreads::unusual);
    }
}
