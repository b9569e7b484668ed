// Aims at: Cleaner with explicit clean, reference queues by enqueue, ClassValue, WeakHashMap of live keys,
// Runtime.Version, ProcessHandle-free facts.
import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.WeakHashMap;

public class CleanersAndValues {
    static final List<String> log = new ArrayList<>();

    record State(String name) implements Runnable {
        @Override public void run() { log.add("cleaned " + name + " " + Thread.currentThread().getName()); }
    }

    static class Resource implements AutoCloseable {
        private final Cleaner.Cleanable cleanable;
        Resource(Cleaner cleaner, String name) { cleanable = cleaner.register(this, new State(name)); }
        @Override public void close() { cleanable.clean(); }
    }

    static final ClassValue<String> NAMES = new ClassValue<>() {
        @Override protected String computeValue(Class<?> type) {
            log.add("computed " + type.getSimpleName());
            if (type == void.class) throw new IllegalStateException("void");
            return type.getName().toUpperCase();
        }
    };

    public static void main(String[] args) throws Exception {
        Cleaner cleaner = Cleaner.create();
        Resource kept = new Resource(cleaner, "kept");
        try (Resource first = new Resource(cleaner, "first"); Resource second = new Resource(cleaner, "second")) {
            log.add("used " + (first != second));
        }
        Resource twice = new Resource(cleaner, "twice");
        twice.close();
        twice.close();
        Cleaner.Cleanable failing = cleaner.register(new Object(), () ->
            { throw new IllegalArgumentException("in clean"); });
        try {
            failing.clean();
        } catch (IllegalArgumentException e) {
            log.add(e.toString());
        }
        failing.clean();
        System.out.println(log);
        log.clear();
        System.out.println(NAMES.get(String.class) + NAMES.get(int.class) + NAMES.get(String.class)
            + NAMES.get(int[].class));
        NAMES.remove(String.class);
        NAMES.get(String.class);
        for (int i = 0; i < 2; i++) {
            try {
                NAMES.get(void.class);
            } catch (IllegalStateException e) {
                log.add(e.getMessage());
            }
        }
        System.out.println(log);
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Object held = new Object();
        Reference<Object> weak = new WeakReference<>(held, queue);
        Reference<Object> soft = new SoftReference<>(held, queue);
        Reference<Object> phantom = new PhantomReference<>(held, queue);
        System.out.println((weak.get() == held) + " " + (soft.get() == held) + " " + phantom.get() + " "
            + weak.refersTo(held) + phantom.refersTo(held) + phantom.refersTo(null) + " " + queue.poll());
        System.out.println(weak.enqueue() + " " + weak.enqueue() + " " + (queue.poll() == weak) + " " + weak.get() + " "
            + queue.remove(1));
        soft.clear();
        System.out.println(soft.get() + " " + soft.refersTo(null) + " " + soft.enqueue() + " "
            + (queue.remove() == soft) + " " + phantom.enqueue() + (queue.remove(100) == phantom));
        Thread poller = new Thread(() -> {
            try {
                queue.remove();
            } catch (InterruptedException e) {
                System.out.println(e);
            }
        });
        poller.start();
        poller.interrupt();
        poller.join();
        try {
            queue.remove(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        WeakHashMap<Object, String> map = new WeakHashMap<>();
        String[] keys = {new String("a"), new String("b"), null};
        for (String key : keys) {
            map.put(key, "of " + key);
        }
        map.merge(keys[0], "!", String::concat);
        System.out.println(map.size() + " " + map.get("a") + map.get(null) + map.remove("b") + map.containsKey("b")
            + map.keySet().contains("a"));
        Reference.reachabilityFence(kept);
        Runtime.Version version = Runtime.Version.parse("17.0.1+12-LTS");
        System.out.println(version.feature() + " " + version.interim() + version.update() + " " + version.build()
            + version.optional() + version.pre() + " " + version.compareTo(Runtime.Version.parse("17.0.2"))
            + version.compareToIgnoreOptional(Runtime.Version.parse("17.0.1+12")) + version.version());
        for (String bad : new String[] {"", "a", "1.0", "01", "11-", "11+"}) {
            try {
                System.out.println(Runtime.Version.parse(bad));
            } catch (IllegalArgumentException e) {
                System.out.println(e);
            }
        }
    }
}
