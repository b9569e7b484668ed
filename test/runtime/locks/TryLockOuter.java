import java.util.concurrent.locks.ReentrantLock;

// The first lock is only tried for, but once it is there, the second one is waited for: a deadlock all the same.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class TryLockOuter {
    static void both(ReentrantLock first, ReentrantLock second) {
        if (first.tryLock()) {
            second.lock();
            second.unlock();
            first.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
        Run.all(() -> both(a, b), () -> both(b, a));
    }
}
