import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A thread awaits a condition of a while it holds b, which it took later: when it wakes up it wants a with b in hand.
// run --deadlock=basic: 2 lock-order
// run --deadlock={tree,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
public class AwaitOuter {
    static final ReentrantLock a = new ReentrantLock();
    static final ReentrantLock b = new ReentrantLock();
    static final Condition changed = a.newCondition();

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> {
            a.lock();
            b.lock();
            changed.await(10, TimeUnit.MILLISECONDS);
            b.unlock();
            a.unlock();
        }, () -> {
            Thread.sleep(500);
            a.lock();
            b.lock();
            b.unlock();
            a.unlock();
        });
    }
}
