import java.util.concurrent.locks.ReentrantLock;

/** The same with ReentrantLock, whose waiters are parked. */
public class CircleOfLocks {
    static final ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
    static volatile boolean on;

    static void both(ReentrantLock first, ReentrantLock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }

    public static void main(String[] args) {
        new Thread(() -> both(a, b)).start();
        new Thread(() -> both(b, a)).start();
        while (true) {
            on = !on;
        }
    }
}
