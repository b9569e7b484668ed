// Each thread has its own pair of locks, and takes them in the order it likes.
// run --deadlock={tree,basic,guarded,segmented}: none
public class OwnPairs {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object(), c = new Object(), d = new Object();
        Run.all(() -> both(a, b), () -> both(d, c));
    }
}
