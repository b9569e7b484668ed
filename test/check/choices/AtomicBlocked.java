// check: --outcomes
import havelock.Verify;

/** A thread that waits for a lock inside its atomic section lets others run, but not once it can go on. */
public class AtomicBlocked {
    static final Object lock = new Object();
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Thread holder = new Thread(() -> { synchronized (lock) { x++; Thread.yield(); } });
        Thread alone = new Thread(() -> {
            Verify.beginAtomic();
            synchronized (lock) { int old = x; Verify.breakTransition(); x = old + 10; }
            Verify.endAtomic();
        });
        holder.start();
        alone.start();
        x += 100;
        holder.join();
        alone.join();
        System.out.println(x);
    }
}
