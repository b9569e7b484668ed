import java.util.concurrent.locks.ReentrantLock;

// Two threads draw money under a lock; who finds too little gets an exception, and handles it.
// bug: the exception leaves the method without unlocking.
// verdict: deadlock
public class LockLeakBad {
    static final ReentrantLock lock = new ReentrantLock();
    static int balance = 100;

    static void draw(int amount) {
        lock.lock();
        if (balance < amount) {
            throw new IllegalArgumentException("not enough");
        }
        balance -= amount;
        lock.unlock();
    }

    static void shop() {
        try {
            draw(60);
            draw(30);
        } catch (IllegalArgumentException e) {
            // goes home
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(LockLeakBad::shop, LockLeakBad::shop);
        assert balance >= 0;
    }
}
