// Aims at: SubmissionPublisher with back pressure, Flow failures; DelayQueue order; CompletionService; FutureTask
// states; TimeUnit; rejected tasks.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Flow;
import java.util.concurrent.FutureTask;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.TimeUnit;

public class FlowAndDelays {
    static void attempt(String what, Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e + (e.getCause() == null ? "" : " by " + e.getCause()));
        }
    }

    static class Collecting implements Flow.Subscriber<Integer> {
        final List<String> seen = new ArrayList<>();
        final CountDownLatch done = new CountDownLatch(1);
        final int batch, failAt;
        Flow.Subscription subscription;
        Collecting(int batch, int failAt) { this.batch = batch; this.failAt = failAt; }
        @Override public void onSubscribe(Flow.Subscription s) { subscription = s; seen.add("subscribed");
            s.request(batch); }
        @Override public void onNext(Integer n) { seen.add("" + n);
            if (n == failAt) throw new IllegalStateException("at " + n);
            if (n % batch == 0) subscription.request(batch); }
        @Override public void onError(Throwable t) { seen.add(t.toString()); done.countDown(); }
        @Override public void onComplete() { seen.add("complete"); done.countDown(); }
    }

    record Item(String name, long due) implements Delayed {
        @Override public long getDelay(TimeUnit unit) { return unit.convert(due - System.nanoTime(),
            TimeUnit.NANOSECONDS); }
        @Override public int compareTo(Delayed o) { return Long.compare(due, ((Item) o).due); }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService one = Executors.newSingleThreadExecutor();
        Collecting all = new Collecting(2, -1), failing = new Collecting(1, 3);
        try (SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(one, 4)) {
            publisher.subscribe(all);
            publisher.subscribe(failing);
            for (int i = 1; i <= 7; i++) publisher.submit(i);
            System.out.println(publisher.getMaxBufferCapacity() + " " + publisher.isSubscribed(all)
                + publisher.hasSubscribers());
        }
        all.done.await();
        failing.done.await();
        System.out.println(all.seen + " " + failing.seen);
        SubmissionPublisher<Integer> second = new SubmissionPublisher<>(one, 4);
        Collecting negative = new Collecting(-1, -1);
        second.subscribe(negative);
        negative.done.await();
        second.closeExceptionally(new java.io.IOException("closed"));
        System.out.println(negative.seen + " " + second.isClosed() + second.getClosedException());
        attempt("closed", () -> second.submit(1));
        attempt("null", () -> new SubmissionPublisher<Integer>(one, 2).submit(null));
        attempt("capacity", () -> new SubmissionPublisher<>(one, 0));
        DelayQueue<Item> delays = new DelayQueue<>();
        long now = System.nanoTime();
        delays.add(new Item("third", now + 30_000_000));
        delays.add(new Item("first", now + 10_000_000));
        delays.add(new Item("second", now + 20_000_000));
        delays.add(new Item("far", now + 60_000_000_000_000L));
        System.out.println(delays.peek().name() + " " + delays.size() + delays.take().name() + delays.take().name()
            + delays.poll(5, TimeUnit.SECONDS).name() + delays.poll() + delays.poll(1, TimeUnit.MILLISECONDS)
            + delays.remainingCapacity() / Integer.MAX_VALUE);
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(one);
        for (int i = 1; i <= 3; i++) {
            int n = i;
            service.submit(() -> 6 / (n - 2));
        }
        for (int i = 0; i < 3; i++) attempt("completed", () -> service.take().get());
        System.out.println(service.poll());
        FutureTask<String> task = new FutureTask<>(() -> "ran");
        System.out.println(task.toString().contains("[Not completed") + " " + task.isDone());
        task.run();
        task.run();
        System.out.println(task.get() + task.cancel(true) + task.toString().replaceAll(".*\\[", "["));
        FutureTask<String> unrun = new FutureTask<>(() -> { }, "result");
        System.out.println(unrun.cancel(false) + " " + unrun.isCancelled() + unrun.isDone());
        attempt("cancelled", unrun::get);
        attempt("wait", () -> new FutureTask<>(() -> 1).get(1, TimeUnit.MILLISECONDS));
        one.shutdown();
        attempt("rejected", () -> { try { return one.submit(() -> 1);
            } catch (java.util.concurrent.RejectedExecutionException e) { return "rejected"; } });
        System.out.println(one.awaitTermination(1, TimeUnit.SECONDS) + " " + one.shutdownNow() + one.isTerminated());
        System.out.println(TimeUnit.HOURS.toNanos(Long.MAX_VALUE) + " "
            + TimeUnit.MILLISECONDS.convert(-1999, TimeUnit.MICROSECONDS) + TimeUnit.DAYS.toSeconds(2)
            + TimeUnit.NANOSECONDS.toDays(Long.MAX_VALUE) + TimeUnit.SECONDS.toChronoUnit()
            + TimeUnit.MINUTES.convert(java.time.Duration.ofSeconds(-150)));
    }
}
