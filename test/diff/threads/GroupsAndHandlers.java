// Aims at: thread groups: counting, enumerating, interrupting, limits; uncaught handlers through groups; joins,
// interrupts, names, ids.
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;

public class GroupsAndHandlers {
    static void attempt(String what, java.util.concurrent.Callable<Object> action) {
        try {
            System.out.println(what + ": " + action.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws Exception {
        ThreadGroup outer = new ThreadGroup("outer") {
            @Override public void uncaughtException(Thread t, Throwable e) {
                System.out.println("outer caught " + e.getMessage() + " of " + t.getName() + " in "
                + t.getThreadGroup().getName()); }
        };
        ThreadGroup inner = new ThreadGroup(outer, "inner");
        inner.setMaxPriority(3);
        CountDownLatch ready = new CountDownLatch(2), go = new CountDownLatch(1);
        Runnable waiting = () -> {
            ready.countDown();
            try {
                go.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException("interrupted", e);
            }
        };
        Thread one = new Thread(inner, waiting, "one"), two = new Thread(outer, waiting, "two");
        one.setPriority(10);
        System.out.println(one.getPriority() + " " + two.getPriority() + inner.getParent().getName()
            + outer.parentOf(inner) + inner.parentOf(outer) + outer + inner);
        one.start();
        two.start();
        ready.await();
        Thread[] found = new Thread[5];
        int n = outer.enumerate(found);
        System.out.println(outer.activeCount() + " " + n + Arrays.stream(found, 0, n).map(Thread::getName).sorted()
            .toList() + outer.enumerate(found, false) + outer.activeGroupCount() + inner.activeCount());
        System.out.println(one.toString().replaceAll("#[0-9]+,", "") + two.getThreadGroup());
        inner.interrupt();
        one.join();
        System.out.println(one.isAlive() + " " + one.getThreadGroup() + one.getState() + outer.activeCount()
            + one.isInterrupted());
        go.countDown();
        two.join();
        Thread own = new Thread(outer, () -> { throw new IllegalArgumentException("own"); }, "own");
        own.setUncaughtExceptionHandler((t, e) -> { System.out.println("own handler " + e.getMessage()
            + (t.getUncaughtExceptionHandler() != null)); throw new RuntimeException("ignored"); });
        own.start();
        own.join();
        System.out.println(own.getUncaughtExceptionHandler() == outer);
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default " + t.getName()
            + e.getMessage()));
        Thread plain = new Thread(() -> { throw new Error(" plain"); }, "plain");
        plain.start();
        plain.join();
        attempt("restart", () -> { plain.start(); return ""; });
        attempt("max priority", () -> { one.setPriority(11); return ""; });
        attempt("null name", () -> { plain.setName(null); return ""; });
        attempt("null group name", () -> new ThreadGroup(null, "x"));
        attempt("negative join", () -> { plain.join(-1); return ""; });
        attempt("negative sleep", () -> { Thread.sleep(-1); return ""; });
        attempt("nanos", () -> { Thread.sleep(0, 1_000_000); return ""; });
        attempt("self join", () -> { Thread.currentThread().interrupt(); Thread.currentThread().join(); return ""; });
        attempt("flag", Thread::interrupted);
        attempt("daemon after start", () -> { Thread t = new Thread(() ->
            { try { Thread.sleep(50); } catch (InterruptedException e) { } }); t.start(); t.setDaemon(true); return "";
            });
        attempt("interrupt before start", () -> { boolean[] seen = new boolean[1];
            Thread t = new Thread(() -> seen[0] = Thread.interrupted()); t.interrupt(); t.start(); t.join();
            return seen[0]; });
        attempt("interrupt after end", () -> { plain.interrupt(); return plain.isInterrupted(); });
        attempt("holds", () -> { synchronized (outer) { return Thread.holdsLock(outer) + "" + Thread.holdsLock(inner); }
            });
        attempt("yield and spin", () -> { Thread.yield(); Thread.onSpinWait(); return Thread.activeCount() > 0; });
        attempt("lambda in group", () -> { ThreadGroup[] g = new ThreadGroup[1];
            Thread t = new Thread(outer, () -> g[0] = new Thread(() -> { }).getThreadGroup()); t.start(); t.join();
            return g[0].getName(); });
        attempt("trace of new", () -> new Thread().getStackTrace().length);
        attempt("ids", () -> new Thread().getId() < new Thread().getId());
        throw new IllegalStateException(" main");
    }
}
