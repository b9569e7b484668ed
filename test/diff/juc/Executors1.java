// Aims at: thread pools: submit, Future, invokeAll, exceptions in tasks, shutdown, rejection, cancellation.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.*;

public class Executors1 {
    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<Integer>> fs = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            int k = i;
            fs.add(pool.submit(() -> fib(k)));
        }
        StringBuilder b = new StringBuilder();
        for (Future<Integer> f : fs) b.append(f.get()).append(' ');
        System.out.println(b);
        List<Callable<String>> tasks = List.of(() -> "x", () -> "y", () -> Thread.currentThread().getName()
            .substring(0, 5));
        for (Future<String> f : pool.invokeAll(tasks)) System.out.print(f.get() + " " + f.isDone() + " ");
        System.out.println();
        Future<?> bad = pool.submit(() -> {
            throw new IllegalStateException("task failed");
        });
        try {
            bad.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " | " + e.getCause().getMessage());
        }
        CountDownLatch block = new CountDownLatch(1), started = new CountDownLatch(1);
        Future<String> slow = pool.submit(() -> {
            started.countDown();
            block.await();
            return "never";
        });
        started.await();
        try {
            slow.get(1, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            System.out.println("timeout");
        }
        System.out.println(slow.cancel(true) + " " + slow.isCancelled() + slow.isDone() + slow.cancel(true));
        try {
            slow.get();
        } catch (CancellationException e) {
            System.out.println("cancelled");
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS) + " " + pool.isTerminated());
        try {
            pool.execute(() -> { });
        } catch (RejectedExecutionException e) {
            System.out.println("rejected");
        }
        ExecutorService single = Executors.newSingleThreadExecutor();
        StringBuffer order = new StringBuffer();
        for (int i = 0; i < 5; i++) {
            int k = i;
            single.execute(() -> order.append(k));
        }
        single.shutdown();
        single.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(order + " " + single.shutdownNow());
    }
}
