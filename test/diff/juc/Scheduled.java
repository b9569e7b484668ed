// Aims at: ScheduledThreadPoolExecutor and Timer with short delays: order by delay, periodic task cancelled by itself.
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class Scheduled {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService s = Executors.newScheduledThreadPool(1);
        StringBuffer log = new StringBuffer();
        s.schedule(() -> log.append("soon "), 1, TimeUnit.MILLISECONDS);
        ScheduledFuture<String> late = s.schedule(() -> {
            log.append("late ");
            return "result";
        }, 5, TimeUnit.MILLISECONDS);
        System.out.println(late.get() + " " + log);
        CountDownLatch three = new CountDownLatch(3);
        ScheduledFuture<?> tick = s.scheduleAtFixedRate(three::countDown, 0, 1, TimeUnit.MILLISECONDS);
        three.await();
        tick.cancel(false);
        System.out.println(tick.isCancelled());
        s.shutdown();
        System.out.println(s.awaitTermination(5, TimeUnit.SECONDS));
        CountDownLatch fired = new CountDownLatch(1);
        Timer t = new Timer("timer");
        t.schedule(new TimerTask() {
            @Override
            public void run() {
                System.out.println("timer fired in " + Thread.currentThread().getName());
                fired.countDown();
            }
        }, 1);
        fired.await();
        t.cancel();
    }
}
