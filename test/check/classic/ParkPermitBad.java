import java.util.concurrent.locks.LockSupport;

// A thread parks until two things have happened; whoever makes one happen unparks it.
// bug: the second park returns at once because the permit of the first event was never used.
// verdict: assertion
public class ParkPermitBad {
    static volatile boolean first, second;

    static void await() {
        while (!first) {
            LockSupport.park();
        }
        if (!second) {
            LockSupport.park();
        }
        assert second : "gone on too early";
    }

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(ParkPermitBad::await);
        waiter.start();
        first = true;
        LockSupport.unpark(waiter);
        second = true;
        LockSupport.unpark(waiter);
        waiter.join();
    }
}
