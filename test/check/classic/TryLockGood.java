import java.util.concurrent.locks.ReentrantLock;

// Two locks taken in opposite order; who does not get the second one steps back.
// verdict: clean
public class TryLockGood {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();

    static void patient() {
        a.lock();
        b.lock();
        b.unlock();
        a.unlock();
    }

    static void polite() {
        b.lock();
        if (a.tryLock()) {
            a.unlock();
        }
        b.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(TryLockGood::patient, TryLockGood::polite);
    }
}
