// Aims at: CompletableFuture: chains, combination, exceptional paths, async on a given executor, allOf.
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class CompletableFutures {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> f = CompletableFuture.completedFuture(5);
        System.out.println(f.thenApply(x -> x * 2).thenCombine(CompletableFuture.completedFuture(3), Integer::sum)
            .get() + " "
            + f.thenCompose(x -> CompletableFuture.completedFuture("c" + x)).join());
        CompletableFuture<String> manual = new CompletableFuture<>();
        CompletableFuture<Integer> len = manual.thenApply(String::length);
        System.out.println(manual.isDone() + " " + len.getNow(-1) + " " + manual.complete("hello")
            + manual.complete("again")
            + len.join());
        CompletableFuture<Object> bad = CompletableFuture.completedFuture(1).thenApply(x -> {
            throw new IllegalStateException("bad");
        });
        System.out.println(bad.isCompletedExceptionally() + " " + bad.exceptionally(e -> e.getClass().getSimpleName()
            + ":"
            + e.getCause().getMessage()).join() + " " + bad.handle((v, e) -> v == null).join());
        try {
            bad.join();
        } catch (CompletionException e) {
            System.out.println(e.getMessage());
        }
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<CompletableFuture<Integer>> all = IntStream.range(0, 6).mapToObj(i -> CompletableFuture.supplyAsync(() ->
            i * i,
            pool)).collect(Collectors.toList());
        CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).join();
        System.out.println(all.stream().map(CompletableFuture::join).toList());
        CompletableFuture<Void> run = CompletableFuture.runAsync(() -> { }, pool)
            .thenRun(() -> System.out.println("ran"));
        run.get();
        System.out.println(CompletableFuture.anyOf(CompletableFuture.completedFuture("any"),
            new CompletableFuture<>()).join());
        StringBuffer log = new StringBuffer();
        CompletableFuture.supplyAsync(() -> "v", pool).whenComplete((v, e) -> log.append(v).append(e))
            .thenAccept(log::append)
            .join();
        System.out.println(log);
        pool.shutdown();
        System.out.println(CompletableFuture.supplyAsync(() -> 6 * 7).join());
    }
}
