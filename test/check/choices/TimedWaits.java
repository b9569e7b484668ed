// check: --outcomes
import java.util.concurrent.TimeUnit;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Each timed wait ends by its time-out or by what it waits for. */
public class TimedWaits {
    static boolean ready;
    static final Object lock = new Object();
    static final ReentrantLock mutex = new ReentrantLock();
    static final Condition changed = mutex.newCondition();
    static final CountDownLatch latch = new CountDownLatch(1);

    static String waited() throws Exception {
        Thread t = new Thread(() -> { synchronized (lock) { ready = true; lock.notifyAll(); } });
        t.start();
        synchronized (lock) {
            if (!ready) lock.wait(10);
            return "wait " + ready;
        }
    }

    static String joined() throws Exception {
        Thread t = new Thread(() -> { });
        t.start();
        t.join(10);
        return "join " + !t.isAlive();
    }

    static String awaited() throws Exception {
        new Thread(() -> { mutex.lock(); ready = true; changed.signal(); mutex.unlock(); }).start();
        mutex.lock();
        boolean signalled = ready || changed.await(10, TimeUnit.MILLISECONDS);
        mutex.unlock();
        return "await " + signalled;
    }

    static String counted() throws Exception {
        new Thread(latch::countDown).start();
        return "latch " + latch.await(1, TimeUnit.SECONDS);
    }

    static String parked() throws Exception {
        Thread main = Thread.currentThread(), t = new Thread(() -> { synchronized (lock) { ready = true; } LockSupport.unpark(main); });
        t.start();
        LockSupport.parkNanos(1000);
        synchronized (lock) { return "park " + ready; }
    }

    static String slept() throws Exception {
        new Thread(() -> { synchronized (lock) { ready = true; } }).start();
        Thread.sleep(10);
        synchronized (lock) { return "sleep " + ready; }
    }

    public static void main(String[] args) throws Exception {
        switch (havelock.Verify.getInt(0, 5)) {
        case 0: System.out.println(waited()); break;
        case 1: System.out.println(joined()); break;
        case 2: System.out.println(awaited()); break;
        case 3: System.out.println(counted()); break;
        case 4: System.out.println(parked()); break;
        default: System.out.println(slept());
        }
    }
}
