// Aims at: monitors are released when a synchronized method or block ends with an exception, also at thread death.
public class MonitorReleasedOnException {
    synchronized void fail() {
        throw new IllegalStateException("method");
    }

    static synchronized void failStatic() {
        throw new IllegalStateException("static");
    }

    void failBlock(Object lock) {
        synchronized (this) {
            synchronized (lock) {
                throw new IllegalStateException("block");
            }
        }
    }

    static boolean free(Object o) throws InterruptedException {
        boolean[] got = {false};
        Thread t = new Thread(() -> {
            synchronized (o) {
                got[0] = true;
            }
        });
        t.start();
        t.join();
        return got[0];
    }

    public static void main(String[] args) throws Exception {
        MonitorReleasedOnException m = new MonitorReleasedOnException();
        Object lock = new Object();
        Runnable[] all = {m::fail, MonitorReleasedOnException::failStatic, () -> m.failBlock(lock)};
        for (Runnable r : all) {
            try {
                r.run();
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage() + " " + Thread.holdsLock(m) + Thread.holdsLock(lock));
            }
        }
        System.out.println(free(m) + " " + free(lock) + " " + free(MonitorReleasedOnException.class));
        Thread dying = new Thread(() -> {
            synchronized (lock) {
                throw new RuntimeException("thread dies inside");
            }
        });
        dying.setUncaughtExceptionHandler((t, e) -> System.out.println(e.getMessage() + " " + Thread.holdsLock(lock)));
        dying.start();
        dying.join();
        System.out.println(free(lock));
    }
}
