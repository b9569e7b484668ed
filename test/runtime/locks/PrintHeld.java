// One thread prints while it holds a lock, the other takes that lock while it keeps others from printing.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order predicted
// run --deadlock=off --race=both: none
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class PrintHeld {
    static final Object account = new Object();

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            synchronized (account) {
                System.out.println("paid");
            }
        }, () -> {
            synchronized (System.out) {
                synchronized (account) {
                    System.out.println("balance");
                }
            }
        });
    }
}
