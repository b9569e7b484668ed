// Aims at: ThreadLocal and InheritableThreadLocal: childValue, pools that keep values, removal, initial values that
// fail, many locals, no inheritance.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class LocalsInherited {
    static final InheritableThreadLocal<List<String>> TRAIL = new InheritableThreadLocal<>() {
        @Override protected List<String> initialValue() { return new ArrayList<>(List.of("initial")); }
        @Override protected List<String> childValue(List<String> parent) { List<String> copy = new ArrayList<>(parent);
            copy.add("child of " + parent.size()); return copy; }
    };
    static final InheritableThreadLocal<String> PLAIN = new InheritableThreadLocal<>();
    static final ThreadLocal<Integer> COUNTER = ThreadLocal.withInitial(() -> 100);
    static int failures;
    static final ThreadLocal<String> FAILING = ThreadLocal.withInitial(() ->
        { if (failures++ < 2) throw new IllegalStateException("try " + failures); return "third"; });

    static void inThread(String name, Runnable body) throws InterruptedException {
        Thread t = new Thread(body, name);
        t.start();
        t.join();
    }

    public static void main(String[] args) throws Exception {
        TRAIL.get().add("main");
        PLAIN.set("from main");
        COUNTER.set(1);
        inThread("a", () -> {
            System.out.println(TRAIL.get() + " " + PLAIN.get() + COUNTER.get());
            PLAIN.set("from a");
            TRAIL.get().add("a");
            try {
                inThread("b", () -> System.out.println(TRAIL.get() + " " + PLAIN.get()));
            } catch (InterruptedException e) {
                System.out.println(e);
            }
            PLAIN.remove();
            System.out.println(PLAIN.get());
        });
        System.out.println(TRAIL.get() + " " + PLAIN.get() + COUNTER.get());
        Thread none = new Thread(null, () -> System.out.println(TRAIL.get() + " " + PLAIN.get()), "none", 0, false);
        none.start();
        none.join();
        Thread late = new Thread(() -> System.out.println(PLAIN.get()));
        PLAIN.set("after creation");
        late.start();
        late.join();
        for (int i = 0; i < 3; i++) {
            try {
                System.out.println(FAILING.get());
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        FAILING.remove();
        System.out.println(FAILING.get() + failures);
        COUNTER.remove();
        System.out.println(COUNTER.get() + " " + COUNTER.get());
        COUNTER.set(null);
        System.out.println(COUNTER.get());
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> COUNTER.set(COUNTER.get() + 5)).get();
        Future<Integer> leaked = pool.submit(COUNTER::get);
        PLAIN.set("after pool");
        System.out.println(leaked.get() + " " + pool.submit(PLAIN::get).get());
        pool.shutdown();
        List<ThreadLocal<Integer>> many = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            ThreadLocal<Integer> local = new ThreadLocal<>();
            local.set(i);
            many.add(local);
        }
        for (int i = 0; i < 200; i += 3) many.get(i).remove();
        int sum = 0;
        for (ThreadLocal<Integer> local : many) sum += local.get() == null ? 0 : local.get();
        System.out.println(sum);
        ThreadLocal<ThreadLocal<String>> nested = ThreadLocal.withInitial(() ->
            ThreadLocal.withInitial(() -> Thread.currentThread().getName()));
        System.out.println(nested.get().get() + (nested.get() == nested.get()));
        inThread("other", () -> System.out.println(nested.get().get()));
        Thread dying = new Thread(() -> { COUNTER.set(7); throw new IllegalArgumentException("dies"); }, "dying");
        dying.setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " " + COUNTER.get() + " "
            + PLAIN.get() + e.getMessage()));
        dying.start();
        dying.join();
    }
}
