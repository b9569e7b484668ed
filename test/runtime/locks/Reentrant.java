// A lock that is taken again within itself, around another one: nothing new.
// run --deadlock={tree,basic,guarded,segmented}: none
public class Reentrant {
    private final Object inner = new Object();

    synchronized void outer() {
        synchronized (inner) {
            again();
        }
    }

    synchronized void again() {
        synchronized (inner) {
            synchronized (this) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Reentrant object = new Reentrant();
        Run.all(object::outer, object::again);
    }
}
