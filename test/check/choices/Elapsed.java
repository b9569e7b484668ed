// check: --outcomes

/** Time passes when waits time out, for everybody who can tell; and for loops that wait for a time. */
public class Elapsed {
    static volatile boolean stop;

    static void nap(long millis) {
        try { Thread.sleep(millis); } catch (InterruptedException e) { throw new Error(e); }
    }

    public static void main(String[] args) throws Exception {
        long start = System.nanoTime();
        Thread t = new Thread(() -> { nap(100); nap(100); });
        t.start();
        t.join();
        assert System.nanoTime() - start >= 200_000_000 : "two naps in another thread";

        Thread spinner = new Thread(() -> { while (!stop) Thread.yield(); });
        spinner.start();
        start = System.nanoTime();
        spinner.join(50);
        assert spinner.isAlive() && System.nanoTime() - start >= 50_000_000 : "join timed out";

        long end = System.currentTimeMillis() + 20;
        while (System.currentTimeMillis() < end) ;
        java.time.Instant later = java.time.Instant.now().plusMillis(5);
        while (java.time.Instant.now().isBefore(later)) Thread.yield();
        stop = true;
        spinner.join();
        System.out.println("ended");
    }
}
