// Aims at: fork-join tasks: actions, counted completers, adapted callables, exceptions through join and get,
// cancellation, invokeAll.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

public class ForkJoinTasks {
    static class Increment extends RecursiveAction {
        final int[] data; final int from, to;
        Increment(int[] data, int from, int to) { this.data = data; this.from = from; this.to = to; }
        @Override protected void compute() {
            if (to - from < 16) { for (int i = from; i < to; i++) data[i]++; return; }
            int middle = (from + to) >>> 1;
            invokeAll(new Increment(data, from, middle), new Increment(data, middle, to));
        }
    }

    static class Failing extends RecursiveTask<Integer> {
        final int depth;
        Failing(int depth) { this.depth = depth; }
        @Override protected Integer compute() {
            if (depth == 0) throw new IllegalStateException("bottom");
            Failing child = new Failing(depth - 1);
            child.fork();
            return child.join() + 1;
        }
    }

    static class Searcher extends CountedCompleter<Integer> {
        final int[] data; final int from, to, wanted; final AtomicInteger result;
        Searcher(CountedCompleter<?> parent, int[] data, int from, int to, int wanted, AtomicInteger result) {
            super(parent); this.data = data; this.from = from; this.to = to; this.wanted = wanted; this.result = result;
            }
        @Override public Integer getRawResult() { return result.get(); }
        @Override public void compute() {
            int low = from, high = to;
            while (high - low > 8) { int middle = (low + high) >>> 1; addToPendingCount(1);
                new Searcher(this, data, middle, high, wanted, result).fork(); high = middle; }
            for (int i = low; i < high; i++) if (data[i] == wanted) result.accumulateAndGet(i, Math::max);
            tryComplete();
        }
    }

    static void attempt(String what, Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName() + " "
                + (e.getCause() == null ? e.getMessage() : "by " + e.getCause().getClass().getName()));
        }
    }

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(3);
        int[] data = IntStream.range(0, 500).toArray();
        pool.invoke(new Increment(data, 0, data.length));
        System.out.println(IntStream.of(data).sum() + " " + pool.invoke(new Searcher(null, data, 0, data.length, 321,
            new AtomicInteger(-1))));
        attempt("invoke", () -> pool.invoke(new Failing(3)));
        attempt("get", () -> pool.submit(new Failing(2)).get());
        ForkJoinTask<Integer> failed = pool.submit(new Failing(1));
        failed.quietlyJoin();
        System.out.println(failed.isCompletedAbnormally() + " " + failed.isCompletedNormally() + failed.isDone()
            + failed.isCancelled() + failed.getException().getClass().getName());
        attempt("adapt", () -> pool.submit(ForkJoinTask.adapt(() -> "adapted")).get());
        attempt("adapt fails", () -> pool.submit(ForkJoinTask.adapt((Callable<Object>) () ->
            { throw new java.io.IOException("checked"); })).join());
        attempt("invokeAll", () -> pool.invokeAll(List.<Callable<Integer>>of(() -> 1, () -> 2, () -> 3)).stream()
            .mapToInt(f -> { try { return f.get(); } catch (Exception e) { return -1; } }).sum());
        RecursiveTask<Integer> never = new Failing(5);
        System.out.println(never.cancel(true) + " " + never.isCancelled());
        attempt("cancelled", () -> { try { return never.join(); } catch (CancellationException e) { return "cancelled";
            } });
        ForkJoinTask<Integer> completed = new Failing(1);
        completed.complete(42);
        System.out.println(completed.join() + " " + completed.getRawResult() + completed.isCompletedNormally());
        completed.reinitialize();
        completed.completeExceptionally(new IllegalArgumentException("given"));
        attempt("completed", completed::join);
        AtomicLong total = new AtomicLong();
        pool.submit(() -> IntStream.rangeClosed(1, 1000).parallel().forEach(total::addAndGet)).get();
        System.out.println(total + " " + ForkJoinTask.inForkJoinPool()
            + pool.submit(() -> ForkJoinTask.inForkJoinPool()).get() + pool.getParallelism() + pool.getAsyncMode());
        System.out.println(new RecursiveTask<Integer>() { @Override protected Integer compute() { return 7; } }.invoke()
            + " " + new Increment(new int[3], 0, 3).fork().get());
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS) + " " + pool.isShutdown());
        attempt("after", () -> pool.submit(() -> 1));
        attempt("parallelism", () -> new ForkJoinPool(0));
    }
}
