// Aims at: Thread.getState in each state, reached deterministically.
public class ThreadStates {
    static void until(Thread t, Thread.State s) throws InterruptedException {
        while (t.getState() != s) Thread.sleep(1);
        System.out.println(t.getName() + " " + s);
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object(), other = new Object();
        boolean[] stop = {false};
        Thread waiting = new Thread(() -> {
            synchronized (lock) {
                try {
                    while (!stop[0]) lock.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }, "waiting");
        Thread blocked = new Thread(() -> {
            synchronized (other) {
                System.out.println("got it");
            }
        }, "blocked");
        Thread sleeping = new Thread(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                System.out.println("woken");
            }
        }, "sleeping");
        Thread parked = new Thread(() -> java.util.concurrent.locks.LockSupport.park(), "parked");
        System.out.println(waiting.getState() + " " + Thread.currentThread().getState());
        synchronized (other) {
            waiting.start();
            until(waiting, Thread.State.WAITING);
            blocked.start();
            until(blocked, Thread.State.BLOCKED);
            sleeping.start();
            until(sleeping, Thread.State.TIMED_WAITING);
        }
        blocked.join();
        sleeping.interrupt();
        sleeping.join();
        parked.start();
        until(parked, Thread.State.WAITING);
        java.util.concurrent.locks.LockSupport.unpark(parked);
        parked.join();
        synchronized (lock) {
            stop[0] = true;
            lock.notify();
        }
        waiting.join();
        System.out.println(waiting.getState() + " " + blocked.getState() + " " + parked.getState());
    }
}
