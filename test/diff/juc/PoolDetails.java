// Aims at: ThreadPoolExecutor: rejection policies, hooks, thread factory names, keeping the pool's counters.
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolDetails {
    public static void main(String[] args) throws Exception {
        AtomicInteger made = new AtomicInteger(), before = new AtomicInteger(), after = new AtomicInteger();
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1),
            r -> new Thread(r, "pool-thread-" + made.incrementAndGet())) {
            @Override
            protected void beforeExecute(Thread t, Runnable r) {
                before.incrementAndGet();
            }

            @Override
            protected void afterExecute(Runnable r, Throwable t) {
                after.incrementAndGet();
            }

            @Override
            protected void terminated() {
                System.out.println("terminated");
            }
        };
        CountDownLatch hold = new CountDownLatch(1);
        Runnable wait = () -> {
            try {
                hold.await();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        };
        p.execute(wait);
        p.execute(wait);
        p.execute(wait);
        System.out.println(p.getPoolSize() + " " + p.getQueue().size() + " " + made);
        try {
            p.execute(wait);
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        p.setRejectedExecutionHandler(new ThreadPoolExecutor.CallerRunsPolicy());
        p.execute(() -> System.out.println("run by " + Thread.currentThread().getName()));
        p.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
        p.execute(() -> System.out.println("never"));
        hold.countDown();
        p.shutdown();
        p.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(before + " " + after + " " + p.getCompletedTaskCount() + " " + p.getLargestPoolSize());
    }
}
