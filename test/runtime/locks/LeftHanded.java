// Philosophers of whom one takes the right fork first: no circle.
// run --deadlock={tree,basic,guarded,segmented}: none
public class LeftHanded {
    static void eat(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object a = new Object(), b = new Object(), c = new Object();
        Run.all(() -> eat(a, b), () -> eat(b, c), () -> eat(a, c));
    }
}
