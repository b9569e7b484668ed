import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class LostSignal {
    private final Lock lock = new ReentrantLock();
    private final Condition ready = lock.newCondition();
    private volatile boolean done;

    void await() {
        if (!done) {
            lock.lock();
            ready.awaitUninterruptibly();
            lock.unlock();
        }
    }

    void finish() {
        done = true;
        lock.lock();
        ready.signal();
        lock.unlock();
    }

    public static void main(String[] args) {
        LostSignal work = new LostSignal();
        new Thread(work::await, "waiter").start();
        new Thread(work::finish, "finisher").start();
    }
}
