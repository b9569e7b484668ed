// check: --outcomes

/** Two threads that wait in slices until a deadline of their own, again and again: finitely many states. */
public class TwoClocks {
    static volatile boolean done;

    static void await() {
        while (!done) {
            long end = System.nanoTime() + 1000;
            while (!done && end - System.nanoTime() > 0) java.util.concurrent.locks.LockSupport.parkNanos(end - System.nanoTime());
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(TwoClocks::await), b = new Thread(TwoClocks::await);
        a.start();
        b.start();
        done = true;
        a.join();
        b.join();
        System.out.println("done");
    }
}
