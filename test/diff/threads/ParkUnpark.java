// Aims at: LockSupport: unpark before park, permits do not add up, interrupt ends park, parkNanos, blocker.
import java.util.concurrent.locks.LockSupport;

public class ParkUnpark {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        LockSupport.unpark(main);
        LockSupport.unpark(main);
        LockSupport.park();
        System.out.println("first park returned at once");
        LockSupport.parkNanos(1000000);
        System.out.println("second park timed out");
        Thread t = new Thread(() -> {
            while (!done) LockSupport.park("blocker");
            System.out.println("unparked");
        });
        LockSupport.unpark(t);
        t.start();
        done = true;
        LockSupport.unpark(t);
        t.join();
        main.interrupt();
        LockSupport.park();
        System.out.println("interrupted " + Thread.interrupted());
        main.interrupt();
        System.out.println("interrupted " + Thread.interrupted());
        LockSupport.park();
        System.out.println("the permit was left");
        LockSupport.parkUntil(System.currentTimeMillis() + 2);
        LockSupport.parkNanos(-5);
        LockSupport.unpark(null);
        System.out.println("end");
    }
}
