// Aims at: main ends first; threads started by threads still finish; daemon status is inherited.
public class NonDaemonKeepsAlive {
    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            join(main);
            System.out.println("first " + Thread.currentThread().isDaemon());
            Thread self = Thread.currentThread();
            new Thread(() -> {
                join(self);
                System.out.println("second " + Thread.currentThread().isDaemon());
                Thread d = new Thread(() -> {
                    Thread inherited = new Thread(() -> { });
                    System.out.println("daemon's child is daemon: " + inherited.isDaemon());
                });
                d.setDaemon(true);
                d.start();
                join(d);
            }).start();
        }).start();
        System.out.println("main ends");
    }

    static void join(Thread t) {
        try {
            t.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
