// outcome: 0 done
// violation: deadlock
// Two permits given before the first park are one.
public class ParkTwice {
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            java.util.concurrent.locks.LockSupport.park();
            java.util.concurrent.locks.LockSupport.park();
        });
        t.start();
        java.util.concurrent.locks.LockSupport.unpark(t);
        java.util.concurrent.locks.LockSupport.unpark(t);
        t.join();
        System.out.println("done");
    }
}
