// outcome: 0
// violation: deadlock
// A permit for a thread that is not started yet is lost: whether the thread parks for ever depends on what comes first, unpark or start.
public class UnparkBeforeStart {
    static final Thread t = new Thread(() -> java.util.concurrent.locks.LockSupport.park());

    public static void main(String[] args) throws Exception {
        Thread u = new Thread(() -> java.util.concurrent.locks.LockSupport.unpark(t));
        u.start();
        t.start();
    }
}
