// An exception leaves the synchronized blocks: the locks are given up, and what comes later is not nested in them.
// run --deadlock={tree,basic,guarded,segmented}: none
public class ExceptionReleases {
    static final Object a = new Object();
    static final Object b = new Object();

    static void fail() {
        synchronized (a) {
            throw new IllegalArgumentException();
        }
    }

    static synchronized void failWithClass() {
        throw new IllegalArgumentException();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            try {
                fail();
            } catch (IllegalArgumentException expected) {
                synchronized (b) {
                }
            }
        }, () -> {
            try {
                failWithClass();
            } catch (IllegalArgumentException expected) {
                synchronized (b) {
                    synchronized (a) {
                        synchronized (ExceptionReleases.class) {
                        }
                    }
                }
            }
        });
    }
}
