import java.util.concurrent.locks.ReentrantLock;

// One of the two threads tries for its second lock and gives way.
// run --deadlock={tree,basic,guarded,segmented}: none
public class TryLockOfOne {
    static final ReentrantLock a = new ReentrantLock();
    static final ReentrantLock b = new ReentrantLock();

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            a.lock();
            b.lock();
            b.unlock();
            a.unlock();
        }, () -> {
            b.lock();
            if (a.tryLock()) {
                a.unlock();
            }
            b.unlock();
        });
    }
}
