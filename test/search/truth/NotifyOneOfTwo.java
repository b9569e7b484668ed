// outcome: 0 12
// outcome: 0 21
// violation: deadlock
// Two wait (or come too late); one notify of two at a time wakes either first; notifies that come before a wait are lost.
public class NotifyOneOfTwo {
    static final Object lock = new Object();
    static int order;
    static void await(int me) {
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            order = order * 10 + me;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> await(1)), u = new Thread(() -> await(2));
        t.start();
        u.start();
        for (int i = 0; i < 2; i++)
            synchronized (lock) {
                lock.notify();
            }
        t.join();
        u.join();
        System.out.println(order);
    }
}
