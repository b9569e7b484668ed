import java.util.concurrent.locks.ReentrantLock;

// Opposite orders of two ReentrantLocks.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class ReentrantLocks {
    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            second.lock();
            try {
                first.lock();
                first.unlock();
            } finally {
                second.unlock();
            }
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock(true);
        Run.all(() -> both(a, b), () -> both(b, a));
    }
}
