import java.util.concurrent.locks.LockSupport;

// A thread parks until two things have happened; whoever makes one happen unparks it.
// verdict: clean
public class ParkPermitGood {
    static volatile boolean first, second;

    static void await() {
        while (!first) {
            LockSupport.park();
        }
        while (!second) {
            LockSupport.park();
        }
        assert second : "gone on too early";
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(ParkPermitGood::await);
        waiter.start();
        first = true;
        LockSupport.unpark(waiter);
        second = true;
        LockSupport.unpark(waiter);
        waiter.join();
    }
}
