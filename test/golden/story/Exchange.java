import java.util.concurrent.locks.ReentrantLock;

/** Locks of the library: a step inside it is told as the call that was made. */
public class Exchange {
    private final ReentrantLock desk = new ReentrantLock();
    private final ReentrantLock safe = new ReentrantLock();

    void pay() {
        desk.lock();
        safe.lock();
        safe.unlock();
        desk.unlock();
    }

    void count() {
        safe.lock();
        desk.lock();
        desk.unlock();
        safe.unlock();
    }

    public static void main(String[] args) throws Exception {
        Exchange exchange = new Exchange();
        new Thread(exchange::pay, "cashier").start();
        new Thread(exchange::count, "auditor").start();
    }
}
