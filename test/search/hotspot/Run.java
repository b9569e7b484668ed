import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/**
 * Runs generated programs again and again inside one JVM, and prints for each program all that happened: its name and the outcomes
 * (as enumerate.c writes them), separated by tabs; "deadlock" when all threads stand still.
 *
 *   java -Xint -ea -cp ... Run RUNS FOLDER LIST      LIST: lines "NAME once" or "NAME again"; once: to be loaded anew for each run
 *
 * A run is a thread group; the programs, which are written for this (render.py), print, exit and pause through it.
 */
public class Run extends ThreadGroup {
    static final int WORKERS = 6, MOST_HANGS = 2, PATIENCE_MS = 1500, LOOKS = 5, MEETING_NS = 200_000;
    static final AtomicIntegerFieldUpdater<Run> BEGUN = AtomicIntegerFieldUpdater.newUpdater(Run.class, "begun");

    static class Over extends Error {
        Over() { super(null, null, false, false); }
    }

    private final StringBuilder output = new StringBuilder();
    private final TreeSet<String> seen;
    private int status;
    private volatile boolean over;
    private volatile int begun;
    private boolean gone; // nothing of it can get in the way of another run
    private int luck;

    Run(TreeSet<String> seen, int seed) {
        super("run");
        this.seen = seen;
        luck = seed * 2 + 1;
    }

    /** Null: a thread that the JDK started for all. */
    private static Run current() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group != null && !(group instanceof Run)) group = group.getParent();
        return (Run) group;
    }

    // ---- what the programs call ----

    /** Now and then another thread goes first. */
    public static void pause() {
        Run run = current();
        if (run == null) return;
        int n = run.luck * 1103515245 + 12345;
        run.luck = n;
        n = n >>> 16 & 15;
        for (; n < 4; n++) Thread.yield();
    }

    /** A thread that has begun waits a little for another one, so that they meet. */
    public static void meet() {
        Run run = current();
        if (run == null) return;
        int number = BEGUN.incrementAndGet(run);
        long until = System.nanoTime() + MEETING_NS;
        while (run.begun == number && number == 1 && System.nanoTime() < until) Thread.onSpinWait();
        pause();
    }

    public static int pause(int value) {
        pause();
        return value;
    }

    public static void spin() {
        if (current().over) throw new Over();
        Thread.yield();
    }

    public static void print(String text) {
        Run run = current();
        synchronized (run.output) {
            if (!run.over) run.output.append(text);
        }
    }

    public static void exit(int status) {
        Run run = current();
        synchronized (run.output) {
            if (!run.over) run.status = status;
            run.over = true;
        }
        throw new Over();
    }

    // ---- one run ----

    @Override
    public void uncaughtException(Thread thread, Throwable e) {
        synchronized (output) {
            if (over || e instanceof Over) return;
            seen.add(e instanceof AssertionError ? "assertion" : "uncaught");
            if (thread.getName().equals("main")) status = 1;
        }
    }

    private void enter(Class<?> program) {
        try {
            Method reset = program.getDeclaredMethod("reset"), main = program.getMethod("main", String[].class);
            reset.setAccessible(true);
            reset.invoke(null);
            main.invoke(null, (Object) null);
        } catch (InvocationTargetException e) {
            Run.<Error>pass(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void pass(Throwable e) throws T {
        throw (T) e;
    }

    /** All threads of the run that have begun and not ended. */
    private Thread[] alive() {
        Thread[] threads = new Thread[64];
        return Arrays.copyOf(threads, enumerate(threads));
    }

    /** One that must end before the program does; null: there is none. */
    private Thread somebody(Thread main) {
        if (main.isAlive()) return main;
        for (Thread t : alive())
            if (!t.isDaemon()) return t;
        return null;
    }

    private void waitForEnd(Thread main) throws InterruptedException {
        long until = System.currentTimeMillis() + PATIENCE_MS;
        Thread somebody = main;
        while (!over && somebody != null && System.currentTimeMillis() < until) {
            somebody.join(5);
            if (!somebody.isAlive()) somebody = somebody(main);
        }
    }

    private static boolean isStill(Thread t) {
        Thread.State state = t.getState();
        return state == Thread.State.BLOCKED || state == Thread.State.WAITING;
    }

    /** A thread that was just woken may look as if it were waiting: only several looks tell. It may also be slow, and end. */
    private boolean standsStill(Thread main) throws InterruptedException {
        for (int i = 0; i < LOOKS; i++) {
            Thread.sleep(100);
            if (over || somebody(main) == null) return false;
            for (Thread t : alive())
                if (!isStill(t)) return false;
        }
        return true;
    }

    /** False: it hangs, or is too slow. */
    boolean run(Class<?> program) throws InterruptedException {
        Thread main = new Thread(this, () -> enter(program), "main");
        main.start();
        waitForEnd(main);
        boolean ended = over || somebody(main) == null;
        if (!ended && standsStill(main)) note("deadlock");
        synchronized (output) {
            over = true;
            if (ended) note((status + " " + output.toString().stripTrailing()).replace('\n', '/').replace('\t', '/'));
        }
        gone = alive().length == 0;
        interrupt();
        return ended;
    }

    private void note(String outcome) {
        synchronized (output) {
            seen.add(outcome);
        }
    }

    // ---- all runs ----

    private static Class<?> load(String folder, String name) throws Exception {
        ClassLoader loader = new URLClassLoader(new URL[] {new File(folder).toURI().toURL()}, Run.class.getClassLoader());
        loader.setDefaultAssertionStatus(true);
        return loader.loadClass(name);
    }

    private static void runAll(String folder, String name, boolean again, int runs) throws Exception {
        TreeSet<String> seen = new TreeSet<>();
        Class<?> program = load(folder, name);
        int hangs = 0;
        for (int i = 0; i < runs && hangs < MOST_HANGS; i++) {
            Run run = new Run(seen, i * 7919 + name.hashCode());
            if (!run.run(program)) hangs++;
            if (!run.gone || !again) program = load(folder, name);
        }
        StringBuilder line = new StringBuilder(name);
        for (String outcome : List.copyOf(seen)) line.append('\t').append(outcome);
        System.out.println(line);
    }

    private static void work(Queue<String> todo, String folder, int runs) {
        for (;;) {
            String line;
            synchronized (todo) {
                line = todo.poll();
            }
            if (line == null) return;
            String[] words = line.split(" ");
            try {
                runAll(folder, words[0], words[1].equals("again"), runs);
            } catch (Exception e) {
                System.out.println(words[0] + "\terror: " + e);
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Queue<String> todo = new ArrayDeque<>(Files.readAllLines(Path.of(arguments[2])));
        Thread[] workers = new Thread[WORKERS];
        for (int i = 0; i < WORKERS; i++) {
            workers[i] = new Thread(() -> work(todo, arguments[1], Integer.parseInt(arguments[0])));
            workers[i].start();
        }
        for (Thread worker : workers) worker.join();
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }
}
