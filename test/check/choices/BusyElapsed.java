// check: --outcomes

/** Time that passed in a loop of one thread has passed for all who can tell, and does not go back. */
public class BusyElapsed {
    static void spin(long millis) {
        long start = System.currentTimeMillis();
        while (System.currentTimeMillis() - start < millis) Thread.onSpinWait();
    }

    static int seconds() { return (int) (System.nanoTime() / 1_000_000_000 % 1_000_000); }

    public static void main(String[] args) throws Exception {
        long start = System.nanoTime();
        Thread t = new Thread(() -> spin(10));
        t.start();
        t.join();
        assert System.nanoTime() - start >= 10_000_000 : "a loop in another thread";

        Thread other = new Thread(() -> spin(20));
        other.start();
        long end = System.nanoTime() + 1000;
        while (System.nanoTime() <= end) ;
        assert System.nanoTime() > end : "a deadline";
        other.join();

        Thread late = new Thread(() -> {
            int from = seconds();
            while (seconds() - from < 2) ;
            assert seconds() - from >= 2 : "the clock went back";
        });
        late.start();
        late.join();

        long last = System.nanoTime();
        int ticks = 0;
        Thread beside = new Thread(() -> spin(5));
        beside.start();
        while (ticks < 3)
            if (System.nanoTime() - last > 100) {
                last = System.nanoTime();
                ticks++;
            }
        beside.join();
        System.out.println(ticks + " ticks");
    }
}
