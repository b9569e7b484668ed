/* When does what come, if time passes only while the program is idle? In pairs. */
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

class Pause {
    static void of(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new Error(e);
        }
    }
}

class SleepOrderGood {
    static int x;

    public static void main(String[] args) {
        new Thread(() -> x = 1).start();
        Pause.of(100);
        Expect.that(x == 1);
    }
}

class SleepOrderBad {
    static volatile int x;

    public static void main(String[] args) {
        new Thread(() -> {
            Pause.of(100);
            x = 1;
        }).start();
        Pause.of(100);
        Expect.that(x == 1);
    }
}

class YieldLoopGood {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            Pause.of(100);
            done = true;
        }).start();
        while (!done) Thread.yield();
    }
}

class YieldLoopBad {
    static volatile boolean done;
    static volatile int x;

    public static void main(String[] args) {
        new Thread(() -> {
            Pause.of(100);
            done = true;
            x = 1;
        }).start();
        while (!done) Thread.yield();
        Expect.that(x == 1);
    }
}

/* Two that wait for each other's turns never come to rest, but the third one's time comes. */
class TurnsGood {
    static volatile boolean done;
    static volatile int turn;

    static void take(int mine) {
        while (!done)
            if (turn == mine) turn = 1 - mine;
    }

    public static void main(String[] args) {
        new Thread(() -> take(0)).start();
        new Thread(() -> take(1)).start();
        Pause.of(100);
        done = true;
    }
}

/* Time passes wherever one of them stands. */
class TurnsBad {
    static volatile boolean done;
    static volatile int turn;

    static void take(int mine) {
        while (!done)
            if (turn == mine) turn = 1 - mine;
    }

    public static void main(String[] args) {
        new Thread(() -> take(0)).start();
        new Thread(() -> take(1)).start();
        Pause.of(100);
        done = true;
        Expect.that(turn == 0);
    }
}

class SleepLoopGood {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            Pause.of(100);
            done = true;
        }).start();
        for (long end = System.nanoTime() + 1000000000; !done; Pause.of(10)) Expect.that(System.nanoTime() <= end);
    }
}

class SleepLoopBad {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            Pause.of(2000);
            done = true;
        }).start();
        for (long end = System.nanoTime() + 1000000000; !done; Pause.of(10)) Expect.that(System.nanoTime() <= end);
    }
}

/* A loop that reads the clock has a deadline, too: here it comes first, */
class ClockLoopGood {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            Pause.of(2000);
            done = true;
        }).start();
        long start = System.currentTimeMillis();
        while (System.currentTimeMillis() - start < 1000) Expect.that(!done);
    }
}

/* and here it does not. */
class ClockLoopBad {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            Pause.of(999);
            done = true;
        }).start();
        long start = System.currentTimeMillis();
        while (System.currentTimeMillis() - start < 1000) Expect.that(!done);
    }
}

class ElapsedGood {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> Pause.of(100));
        long start = System.nanoTime();
        thread.start();
        thread.join();
        Expect.that(System.nanoTime() - start == 100000000);
    }
}

/* No time passes while threads run, however much they do. */
class ElapsedBad {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> Pause.of(100));
        long start = System.nanoTime();
        thread.start();
        Thread.sleep(50);
        thread.join();
        Expect.that(System.nanoTime() - start > 100000000);
    }
}

class PollersGood {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!done) Pause.of(10);
        }).start();
        Pause.of(1000);
        done = true;
    }
}

class PollersBad {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!done) Pause.of(10);
        }).start();
        Pause.of(1000);
    }
}

class ScheduledGood {
    public static void main(String[] args) {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        AtomicInteger count = new AtomicInteger();
        timer.schedule(count::incrementAndGet, 10, TimeUnit.MILLISECONDS);
        Pause.of(50);
        Expect.that(count.get() == 1);
        timer.shutdown();
    }
}

class ScheduledBad {
    public static void main(String[] args) {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        AtomicInteger count = new AtomicInteger();
        timer.schedule(count::incrementAndGet, 50, TimeUnit.MILLISECONDS);
        Pause.of(50);
        Expect.that(count.get() == 1);
        timer.shutdown();
    }
}

class PeriodicGood {
    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        CountDownLatch latch = new CountDownLatch(3);
        timer.scheduleAtFixedRate(latch::countDown, 10, 10, TimeUnit.MILLISECONDS);
        Expect.that(latch.await(1, TimeUnit.SECONDS));
        timer.shutdownNow();
    }
}

/* A loop that counts while it reads the clock comes back to no state: it is cut off. */
class CountingLoop {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        int count = 0;
        for (long start = System.currentTimeMillis(); System.currentTimeMillis() - start < 1000;) count++;
        Expect.that(done && count > 0);
    }
}

/* Time passes beside one that spins: only one of the others waits for ever. */
class LostBesideSpinner {
    static volatile boolean stop;
    static final Object lost = new Object(), tick = new Object();

    static void await(Object lock) {
        synchronized (lock) {
            try {
                lock.wait();
            } catch (InterruptedException e) {
                throw new Error(e);
            }
        }
    }

    static void tick() {
        Pause.of(10);
        synchronized (tick) {
            tick.notify();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            while (!stop) Thread.yield();
        }, "spinner").start();
        new Thread(() -> {
            while (true) tick();
        }, "ticker").start();
        new Thread(() -> {
            while (true) await(tick);
        }, "waiter").start();
        new Thread(() -> {
            await(lost);
            stop = true;
        }, "lost").start();
    }
}
