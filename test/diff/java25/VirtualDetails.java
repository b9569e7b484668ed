// Aims at: virtual threads: builders, factories, executors with many tasks, locals, interrupts, monitors, joins with
// time-outs, text.
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

public class VirtualDetails {
    static final InheritableThreadLocal<String> LOCAL = new InheritableThreadLocal<>();

    static void attempt(String what, Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        LOCAL.set("inherited");
        Thread named = Thread.ofVirtual().name("v-", 3).unstarted(() ->
            System.out.println(Thread.currentThread().getName() + Thread.currentThread().isVirtual()
            + Thread.currentThread().isDaemon() + LOCAL.get() + Thread.currentThread().getThreadGroup().getName()
            + Thread.currentThread().getPriority()));
        System.out.println(named.getState() + " " + named.isAlive() + named.toString().replaceAll("#\\d+", "#N"));
        named.start();
        named.join();
        System.out.println(named.getState() + " " + named.join(Duration.ofMillis(1)));
        Thread.ofVirtual().inheritInheritableThreadLocals(false).start(() -> System.out.println(LOCAL.get())).join();
        Thread.ofVirtual().uncaughtExceptionHandler((t, e) -> System.out.println("handled " + e))
            .start(() -> { throw new IllegalStateException("v"); }).join();
        ThreadFactory factory = Thread.ofVirtual().name("f", 0).factory();
        System.out.println(factory.newThread(() -> { }).getName() + factory.newThread(() -> { }).getName()
            + Thread.ofPlatform().name("p").daemon().priority(7).unstarted(() -> { }).getPriority());
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> futures = IntStream.range(0, 200).mapToObj(i ->
                executor.submit(() -> { Thread.sleep(Duration.ofMillis(i % 5)); return i; })).toList();
            int sum = 0;
            for (Future<Integer> f : futures) sum += f.get();
            System.out.println(sum + " " + futures.get(3).resultNow() + futures.get(0).state()
                + executor.invokeAny(List.of(() -> "any")));
            Future<Object> failing = executor.submit(() -> { throw new java.io.IOException("task"); });
            attempt("failing", failing::get);
            attempt("exception", failing::exceptionNow);
            attempt("result", failing::resultNow);
        }
        AtomicInteger inside = new AtomicInteger(), most = new AtomicInteger();
        Semaphore permits = new Semaphore(3);
        ReentrantLock lock = new ReentrantLock();
        int[] plain = new int[2];
        Thread[] all = new Thread[50];
        for (int i = 0; i < all.length; i++) {
            all[i] = Thread.startVirtualThread(() -> {
                permits.acquireUninterruptibly();
                most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                Thread.yield();
                inside.decrementAndGet();
                permits.release();
                synchronized (permits) { plain[0]++; }
                lock.lock();
                try { plain[1]++; } finally { lock.unlock(); }
            });
        }
        for (Thread t : all) t.join();
        System.out.println((most.get() <= 3) + " " + plain[0] + plain[1]);
        Object monitor = new Object();
        boolean[] state = new boolean[2];
        Thread waiter = Thread.startVirtualThread(() -> { synchronized (monitor) {
            while (!state[0]) { try { monitor.wait(); } catch (InterruptedException e) { state[1] = true; return; } } }
            });
        synchronized (monitor) { state[0] = true; monitor.notifyAll(); }
        waiter.join();
        Thread sleeper = Thread.startVirtualThread(() -> { try { Thread.sleep(Duration.ofHours(10));
            } catch (InterruptedException e) { System.out.println(e.getMessage()
            + Thread.currentThread().isInterrupted()); } });
        sleeper.interrupt();
        sleeper.join();
        System.out.println(state[1] + " " + sleeper.isInterrupted());
        attempt("daemon", () -> { Thread.ofVirtual().unstarted(() -> { }).setDaemon(false); return ""; });
        attempt("priority", () -> { Thread t = Thread.ofVirtual().unstarted(() -> { }); t.setPriority(9);
            return t.getPriority(); });
        attempt("join unstarted", () -> Thread.ofVirtual().unstarted(() -> { }).join(Duration.ofMillis(1)));
        attempt("group", () -> named.getThreadGroup() == null ? "none" : named.getThreadGroup().getName());
        attempt("trace", () -> named.getStackTrace().length);
    }
}
