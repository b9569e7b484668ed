import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** What a search makes of initialisers of the JDK. */
public class Early {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static boolean set;

    /* Whoever waits initialises ForkJoinPool and all that it needs. */
    static void await() {
        lock.lock();
        try {
            while (!set) {
                changed.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    static void signal() {
        lock.lock();
        try {
            set = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        if (args.length == 0) {
            new Thread(Early::await).start();
            signal();
        } else if (args[0].equals("property")) {
            System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "5");
            System.out.println(ForkJoinPool.getCommonPoolParallelism());
        }
    }
}
