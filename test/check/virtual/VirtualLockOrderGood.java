import java.util.concurrent.locks.ReentrantLock;

// Two virtual threads take two locks.
// verdict: clean
public class VirtualLockOrderGood {
    static final ReentrantLock left = new ReentrantLock(), right = new ReentrantLock();
    static int meals;

    static void eat(ReentrantLock first, ReentrantLock second) {
        first.lock();
        second.lock();
        meals++;
        second.unlock();
        first.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = Thread.ofVirtual().start(() -> eat(left, right));
        Thread two = Thread.ofVirtual().start(() -> eat(left, right));
        one.join();
        two.join();
        assert meals == 2;
    }
}
