import java.util.Date;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// A wait whose time is over gives up the lock all the same: a signal may come before it cancels its wait.
// check: --outcomes
public class ConditionOver {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();

    static void signal() {
        lock.lock();
        condition.signal();
        lock.unlock();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(ConditionOver::signal);
        thread.start();
        lock.lock();
        boolean first = condition.await(0, TimeUnit.SECONDS), second = condition.awaitUntil(new Date(0));
        lock.unlock();
        thread.join();
        System.out.println(first + " " + second);
    }
}
