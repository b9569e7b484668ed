import java.util.concurrent.locks.ReentrantLock;

// lockInterruptibly waits as lock does, as long as nobody interrupts.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class Interruptibly {
    static void both(ReentrantLock first, ReentrantLock second) throws InterruptedException {
        first.lockInterruptibly();
        try {
            second.lockInterruptibly();
            second.unlock();
        } finally {
            first.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
        Run.all(() -> both(a, b), () -> both(b, a));
    }
}
