import java.util.concurrent.locks.LockSupport;

// A thread parks until a volatile flag says that the value is there.
// bug: the flag is plain, and is looked at before parking.
// run --race=hb: data-race ParkUntilBad.there
public class ParkUntilBad {
    static boolean there;

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
