import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

// Both threads try for a second to take the second lock, and then give up.
// run --deadlock={tree,basic,guarded,segmented}: none
public class TryLockTimed {
    static void both(ReentrantLock first, ReentrantLock second) throws InterruptedException {
        first.lock();
        try {
            if (second.tryLock(1, TimeUnit.SECONDS)) {
                second.unlock();
            }
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
        Run.all(() -> both(a, b), () -> both(b, a));
    }
}
