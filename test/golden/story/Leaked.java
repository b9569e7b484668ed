import java.util.concurrent.locks.ReentrantLock;

/* Whoever finds the box empty goes away with the lock. */
public class Leaked {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile int content;

    static void empty() {
        lock.lock();
        if (content == 0) {
            return;
        }
        content = 0;
        lock.unlock();
    }

    public static void main(String[] args) {
        new Thread(Leaked::empty, "first").start();
        new Thread(Leaked::empty, "second").start();
    }
}
