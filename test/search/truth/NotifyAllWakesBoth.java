// outcome: 0 12
// outcome: 0 21
// Both wait for the flag; either gets the lock first.
public class NotifyAllWakesBoth {
    static final Object lock = new Object();
    static boolean flag;
    static int order;
    static void await(int me) {
        synchronized (lock) {
            while (!flag)
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
        synchronized (lock) {
            flag = true;
            lock.notifyAll();
        }
        t.join();
        u.join();
        System.out.println(order);
    }
}
