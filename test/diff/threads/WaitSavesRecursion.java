// Aims at: wait inside a monitor held several times gives it up completely and gets the same depth back.
public class WaitSavesRecursion {
    static final Object lock = new Object();
    static boolean go, seen;

    static synchronized void unused() {
    }

    static void deep(int n) throws InterruptedException {
        synchronized (lock) {
            if (n > 0) {
                deep(n - 1);
                System.out.println("level " + n + " holds " + Thread.holdsLock(lock));
                return;
            }
            seen = true;
            lock.notifyAll();
            while (!go) lock.wait();
            System.out.println("woken holds " + Thread.holdsLock(lock));
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                deep(3);
                System.out.println("after holds " + Thread.holdsLock(lock));
                lock.notify();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            } catch (IllegalMonitorStateException e) {
                System.out.println("not owner: " + e.getMessage());
            }
        });
        t.start();
        synchronized (lock) {
            while (!seen) lock.wait();
            System.out.println("main entered while the other waits");
            go = true;
            lock.notifyAll();
        }
        t.join();
    }
}
