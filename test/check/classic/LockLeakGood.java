import java.util.concurrent.locks.ReentrantLock;

// Two threads draw money under a lock; who finds too little gets an exception, and handles it.
// verdict: clean
public class LockLeakGood {
    static final ReentrantLock lock = new ReentrantLock();
    static int balance = 100;

    static void draw(int amount) {
        lock.lock();
        try {
            if (balance < amount) {
                throw new IllegalArgumentException("not enough");
            }
            balance -= amount;
        } finally {
            lock.unlock();
        }
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
        Run.all(LockLeakGood::shop, LockLeakGood::shop);
        assert balance >= 0;
    }
}
