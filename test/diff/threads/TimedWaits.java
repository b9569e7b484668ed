// Aims at: timed wait, sleep and join with time-outs end by themselves; the clock moves on.
public class TimedWaits {
    public static void main(String[] args) throws Exception {
        Object o = new Object();
        long start = System.nanoTime();
        synchronized (o) {
            o.wait(5);
            o.wait(1, 1);
        }
        Thread.sleep(5);
        Thread.sleep(0, 1000);
        Thread t = new Thread(() -> {
            synchronized (o) {
                try {
                    o.wait();
                } catch (InterruptedException e) {
                    System.out.println("ended");
                }
            }
        });
        t.start();
        t.join(5);
        System.out.println(t.isAlive());
        t.interrupt();
        t.join();
        long elapsed = System.nanoTime() - start;
        System.out.println(elapsed >= 15_000_000L);
        long ms = System.currentTimeMillis();
        while (System.currentTimeMillis() - ms < 3) Thread.onSpinWait();
        System.out.println("clock moves");
    }
}
