import java.util.concurrent.locks.LockSupport;

// A thread parks until a volatile flag says that the value is there.
// run --race=hb: none
public class ParkUntilGood {
    static volatile boolean there;

    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            while (!there) {
                LockSupport.park();
            }
        });
        waiter.start();
        Run.all(() -> {
            Thread.sleep(10);
            there = true;
            LockSupport.unpark(waiter);
        });
        waiter.join();
    }
}
