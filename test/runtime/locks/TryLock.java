import java.util.concurrent.locks.ReentrantLock;

// Both threads only try to take the second lock, so neither waits for it.
// run --deadlock={tree,basic,guarded,segmented}: none
// hunt --deadlock=segmented: none
public class TryLock {
    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            if (second.tryLock()) {
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
