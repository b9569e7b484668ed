// Aims at: interrupt in sleep, wait and join; when the flag is cleared; interrupted before blocking.
public class InterruptRules {
    static final Object lock = new Object();
    static boolean ready;

    static void await() throws InterruptedException {
        synchronized (lock) {
            while (!ready) lock.wait();
            ready = false;
        }
    }

    static void signal() {
        synchronized (lock) {
            ready = true;
            lock.notifyAll();
        }
    }

    interface Blocking {
        void run() throws InterruptedException;
    }

    static void scenario(String name, Blocking b) throws InterruptedException {
        Thread t = new Thread(() -> {
            signal();
            try {
                b.run();
                System.out.println(name + ": not interrupted");
            } catch (InterruptedException e) {
                System.out.println(name + ": " + e.getMessage() + " flag " + Thread.currentThread().isInterrupted());
            }
        });
        t.start();
        await();
        t.interrupt();
        t.join();
        System.out.println(t.isInterrupted());
    }

    public static void main(String[] args) throws Exception {
        Object own = new Object();
        Thread forever = new Thread(() -> {
            try {
                Thread.sleep(1000000);
            } catch (InterruptedException e) {
                System.out.println("released");
            }
        });
        forever.start();
        scenario("sleep", () -> Thread.sleep(1000000));
        scenario("wait", () -> {
            synchronized (own) {
                own.wait();
            }
        });
        scenario("timed wait", () -> {
            synchronized (own) {
                own.wait(1000000);
            }
        });
        scenario("join", forever::join);
        forever.interrupt();
        forever.join();
        Thread.currentThread().interrupt();
        System.out.println(Thread.currentThread().isInterrupted() + " " + Thread.currentThread().isInterrupted() + " "
            + Thread.interrupted() + " " + Thread.interrupted());
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(0);
            System.out.println("sleep(0) returned");
        } catch (InterruptedException e) {
            System.out.println(e.getMessage() + " " + Thread.interrupted());
        }
        Thread.currentThread().interrupt();
        synchronized (own) {
            try {
                own.wait(1);
            } catch (InterruptedException e) {
                System.out.println(e.getMessage() + " " + Thread.holdsLock(own) + " " + Thread.interrupted());
            }
        }
        Thread.currentThread().interrupt();
        synchronized (own) {
            System.out.println("entering a monitor ignores the flag: " + Thread.interrupted());
        }
        Thread unstarted = new Thread(() -> { });
        unstarted.interrupt();
        unstarted.start();
        unstarted.join();
        System.out.println("done");
    }
}
