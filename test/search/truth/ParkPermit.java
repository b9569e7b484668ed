// states: 1 + 3 + 5 + 2 * 6 + 3 = 24
// outcome: 0 done
// A permit given before park is kept; given twice it is one.
// Before the first unpark: t stands before its first step, before park, or is parked. Before the second: likewise, with a permit; or, the permit
// used, before its end, or behind it. Then, before join and waiting in it: these, or before its end with a new permit.
public class ParkPermit {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> java.util.concurrent.locks.LockSupport.park());
        t.start();
        java.util.concurrent.locks.LockSupport.unpark(t);
        java.util.concurrent.locks.LockSupport.unpark(t);
        t.join();
        System.out.println("done");
    }
}
