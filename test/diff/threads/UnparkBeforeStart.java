// Aims at: unpark of a thread that was not started has no effect that hangs or fails later.
import java.util.concurrent.locks.LockSupport;

public class UnparkBeforeStart {
    public static void main(String[] args) throws Exception {
        boolean[] started = {false};
        Thread t = new Thread(() -> {
            synchronized (started) {
                started[0] = true;
                started.notify();
            }
            LockSupport.park(started);
            System.out.println("park returned");
        });
        LockSupport.unpark(t);
        t.start();
        synchronized (started) {
            while (!started[0]) started.wait();
        }
        LockSupport.unpark(t);
        t.join();
        LockSupport.unpark(t);
        System.out.println("done " + t.isAlive());
    }
}
