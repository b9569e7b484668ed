// Whoever holds several locks prints under the last of them, and nobody takes a lock while it keeps others from printing.
// run --deadlock={tree,basic,guarded,segmented}: none
public class PrintInside {
    static final Object a = new Object();
    static final Object b = new Object();

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            synchronized (a) {
                System.out.println("in a");
                synchronized (b) {
                    System.out.println("in b");
                }
            }
        }, () -> {
            synchronized (b) {
                synchronized (System.out) {
                    System.out.println("alone");
                }
            }
        });
    }
}
