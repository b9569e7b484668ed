// Aims at: java.util.Timer: order, fixed rate, cancelling inside a task, purge, names, a task that throws kills the
// timer, refusals.
import java.util.Date;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

public class TimersInDetail {
    static TimerTask task(Runnable body) {
        return new TimerTask() { @Override public void run() { body.run(); } };
    }

    static void attempt(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + ": fine");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        List<String> log = new CopyOnWriteArrayList<>();
        Timer timer = new Timer("clock", true);
        CountDownLatch done = new CountDownLatch(1);
        timer.schedule(task(() -> log.add("late")), 60);
        timer.schedule(task(() -> log.add("early " + Thread.currentThread().getName()
            + Thread.currentThread().isDaemon())), 10);
        TimerTask dropped = task(() -> log.add("never"));
        timer.schedule(dropped, 30);
        System.out.println(dropped.cancel() + " " + dropped.cancel() + timer.purge());
        int[] ticks = new int[1];
        timer.schedule(new TimerTask() {
            @Override public void run() {
                log.add("tick" + ++ticks[0]);
                if (ticks[0] == 3) { log.add("cancel " + cancel() + cancel()); done.countDown(); }
            }
        }, 100, 5);
        done.await();
        System.out.println(log);
        log.clear();
        CountDownLatch rate = new CountDownLatch(4);
        TimerTask past = task(() -> { log.add("rate"); rate.countDown(); });
        timer.scheduleAtFixedRate(past, new Date(System.currentTimeMillis() - 100), 50);
        rate.await();
        System.out.println(past.cancel() + " " + (log.size() >= 4));
        TimerTask once = task(() -> { });
        timer.schedule(once, 0);
        attempt("again", () -> timer.schedule(once, 5));
        attempt("negative", () -> timer.schedule(task(() -> { }), -1));
        attempt("period", () -> timer.schedule(task(() -> { }), 1, 0));
        attempt("date", () -> timer.schedule(task(() -> { }), new Date(-1)));
        attempt("null", () -> timer.schedule(null, 1));
        timer.cancel();
        timer.cancel();
        attempt("cancelled", () -> timer.schedule(task(() -> { }), 1));
        Timer failing = new Timer("failing");
        Thread[] thread = new Thread[1];
        CountDownLatch started = new CountDownLatch(1);
        failing.schedule(task(() -> { thread[0] = Thread.currentThread();
            thread[0].setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " died of " + e));
            started.countDown(); throw new IllegalStateException("task"); }), 1);
        started.await();
        thread[0].join();
        attempt("after death", () -> failing.schedule(task(() -> { }), 1));
        Timer inside = new Timer();
        CountDownLatch ended = new CountDownLatch(1);
        inside.schedule(task(() -> { inside.cancel(); log.add("cancelled inside"); ended.countDown(); }), 1, 1);
        inside.schedule(task(() -> log.add("too late")), 200);
        ended.await();
        System.out.println(log.get(log.size() - 1));
    }
}
