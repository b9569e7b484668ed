// Aims at: CompletableFuture: exception wrapping, handle and whenComplete, time-outs, obtruding, copies, minimal
// stages, anyOf, cancel.
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class CompletableCorners {
    static void show(String name, CompletableFuture<?> f) {
        String outcome;
        try {
            outcome = "got " + f.get(5, TimeUnit.SECONDS);
        } catch (ExecutionException | CancellationException | TimeoutException | InterruptedException e) {
            outcome = e + " by " + e.getCause();
        }
        try {
            outcome += ", joined " + f.join();
        } catch (CompletionException | CancellationException e) {
            outcome += ", " + e + " by " + e.getCause();
        }
        System.out.println(name + ": " + outcome + " " + f.isDone() + f.isCompletedExceptionally() + f.isCancelled()
            + f.toString().replaceAll(".*@[0-9a-f]+", ""));
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> ok = CompletableFuture.completedFuture(5);
        CompletableFuture<Integer> bad = CompletableFuture.failedFuture(new IllegalStateException("bad"));
        show("map", ok.thenApply(n -> n * 2).thenCompose(n -> CompletableFuture.completedFuture(n + 1)));
        show("bad", bad);
        show("dependent of bad", bad.thenApply(n -> n + 1).thenApply(n -> n + 1));
        show("exceptionally", bad.thenApply(n -> n + 1).exceptionally(e -> e.toString().length()));
        show("handle", bad.handle((n, e) -> n + "/" + e));
        show("handle dependent", bad.thenApply(n -> n).handle((n, e) -> n + "/" + e));
        show("whenComplete throws", ok.whenComplete((n, e) -> { throw new IllegalArgumentException("in callback"); }));
        show("whenComplete of bad throws", bad.whenComplete((n, e) -> { throw new IllegalArgumentException("lost"); }));
        show("exceptionallyCompose", bad.exceptionallyCompose(e -> CompletableFuture.completedFuture(7)));
        show("compose null", ok.thenCompose(n -> null));
        show("combine", ok.thenCombine(bad, Integer::sum));
        show("both", ok.runAfterBoth(ok, () -> System.out.println("both ran")));
        show("either", ok.applyToEither(new CompletableFuture<>(), n -> "first " + n));
        show("allOf", CompletableFuture.allOf(ok, bad, ok));
        show("anyOf", CompletableFuture.anyOf(new CompletableFuture<>(), ok));
        show("none", CompletableFuture.allOf());
        CompletableFuture<String> cancelled = new CompletableFuture<>();
        CompletableFuture<String> after = cancelled.thenApply(s -> s + "!");
        System.out.println(cancelled.cancel(true) + " " + cancelled.complete("late")
            + cancelled.completeExceptionally(new Error()));
        show("cancelled", cancelled);
        show("after cancelled", after);
        CompletableFuture<String> manual = new CompletableFuture<>();
        CompletableFuture<String> copy = manual.copy();
        CompletionStage<String> minimal = manual.minimalCompletionStage();
        System.out.println(manual.getNumberOfDependents() + " " + manual.getNow("absent") + copy.isDone());
        manual.complete("value");
        show("copy", copy);
        show("minimal", minimal.toCompletableFuture());
        try {
            ((CompletableFuture<String>) minimal).join();
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        manual.obtrudeValue("changed");
        show("obtruded", manual);
        manual.obtrudeException(new java.io.IOException("forced"));
        show("obtruded exception", manual);
        show("time-out", new CompletableFuture<>().orTimeout(10, TimeUnit.MILLISECONDS));
        show("on time-out", new CompletableFuture<String>().completeOnTimeout("default", 10, TimeUnit.MILLISECONDS));
        show("delayed", CompletableFuture.supplyAsync(() -> "late", CompletableFuture.delayedExecutor(10,
            TimeUnit.MILLISECONDS)));
        ExecutorService pool = Executors.newFixedThreadPool(2, r -> { Thread t = new Thread(r, "worker");
            t.setDaemon(true); return t; });
        CountDownLatch gate = new CountDownLatch(1);
        CompletableFuture<String> async = CompletableFuture.supplyAsync(() ->
            { try { gate.await(); } catch (InterruptedException e) { return "interrupted"; }
            return Thread.currentThread().getName(); }, pool);
        CompletableFuture<String> chained = async.thenApplyAsync(s -> s + "+" + Thread.currentThread().getName(), pool)
            .thenApply(String::toUpperCase);
        gate.countDown();
        show("async", chained);
        show("throws", CompletableFuture.runAsync(() -> { throw new StackOverflowError("deep"); }, pool));
        show("completeAsync", new CompletableFuture<Integer>().completeAsync(() -> 1 / 0, pool));
        show("completion exception", CompletableFuture.supplyAsync(() ->
            { throw new CompletionException("own", null); }, pool));
        CompletableFuture<Integer>[] many = new CompletableFuture[10];
        for (int i = 0; i < many.length; i++) {
            int n = i;
            many[i] = CompletableFuture.supplyAsync(() -> n * n, pool);
        }
        show("sum", CompletableFuture.allOf(many).thenApply(v -> Arrays.stream(many).mapToInt(CompletableFuture::join)
            .sum()));
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS));
    }
}
