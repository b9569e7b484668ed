// check: --outcomes

/** A deadline that one thread has seen pass has passed for all who know of it, and so has the time of another's sleep. */
public class SharedDeadline {
    static volatile int seen;

    public static void main(String[] args) throws Exception {
        long end = System.nanoTime() + 50_000_000L;
        Thread t = new Thread(() -> {
            if (System.nanoTime() - end >= 0) seen = 1;
        });
        t.start();
        if (seen == 1) assert System.nanoTime() - end >= 0 : "the clock went back";
        t.join();
        long late = System.nanoTime() + 60_000_000L;
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                throw new Error(e);
            }
            seen = 2;
        });
        sleeper.start();
        if (seen == 2) assert System.nanoTime() - late >= 0 : "a sleep took no time";
        sleeper.join();
        System.out.println(seen);
    }
}
