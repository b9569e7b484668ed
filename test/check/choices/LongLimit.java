// check: --outcomes

import java.util.concurrent.TimeUnit;

/** A limit of weeks after a start, or a deadline weeks ahead, has passed or not. */
public class LongLimit {
    static volatile boolean stopped;
    static volatile String told = "";
    static long deadline;

    public static void main(String[] args) throws InterruptedException {
        deadline = System.currentTimeMillis() + TimeUnit.DAYS.toMillis(20);
        Thread t = new Thread(() -> told = System.currentTimeMillis() >= deadline ? "late" : "in time");
        t.start();
        t.join();
        long start = System.nanoTime();
        Thread u = new Thread(() -> stopped = true);
        u.start();
        System.out.println(told + (System.nanoTime() - start > TimeUnit.DAYS.toNanos(40) ? ", over" : ", within"));
    }
}
