// Locks that are taken in the body of a loop which waits: the wait gives the lock up, so that nothing is held
// meanwhile.
// run --deadlock={tree,basic,guarded,segmented}: none
// run --race=hb --deadlock=segmented: none
public class WaitReleases {
    static final Object a = new Object();
    static final Object b = new Object();
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            synchronized (a) {
                while (!ready) {
                    a.wait();
                }
            }
            synchronized (b) {
            }
        }, () -> {
            synchronized (b) {
                synchronized (a) {
                    ready = true;
                    a.notifyAll();
                }
            }
        });
    }
}
