// Aims at: what System.gc() clears: weak and phantom references, queues, WeakHashMap, Cleaner; what it must not clear.
import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.WeakHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class WeakReferences {
    static class Named extends WeakReference<Object> {
        final String name;

        Named(Object referent, String name, ReferenceQueue<Object> queue) {
            super(referent, queue);
            this.name = name;
        }
    }

    static class Node {
        Node next;
    }

    static void weak() {
        Object kept = new Object(), dropped = new Object();
        WeakReference<Object> one = new WeakReference<>(kept), other = new WeakReference<>(dropped);
        dropped = null;
        System.gc();
        System.out.println((one.get() == kept) + " " + other.get() + " " + other.refersTo(null));
    }

    static void queued() throws InterruptedException {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        List<Named> references = new ArrayList<>();
        for (int i = 0; i < 3; i++) references.add(new Named(new int[i], "n" + i, queue));
        Object held = new Object();
        references.add(new Named(held, "held", queue));
        System.gc();
        List<String> names = new ArrayList<>();
        for (int i = 0; i < 3; i++) names.add(((Named) queue.remove()).name);
        names.sort(null);
        System.out.println(names + " " + queue.poll() + " " + (references.get(3).get() == held));
        PhantomReference<Object> phantom = new PhantomReference<>(new Object(), queue);
        System.out.println(phantom.get());
        System.gc();
        System.out.println((queue.remove() == phantom) + " " + phantom.refersTo(null));
    }

    static void chains() {
        Node first = new Node();
        first.next = new Node();
        first.next.next = first;
        WeakReference<Node> in = new WeakReference<>(first.next);
        WeakReference<WeakReference<Node>> of = new WeakReference<>(new WeakReference<>(first));
        System.gc();
        System.out.println((in.get() == first.next) + " " + of.get());
        first = null;
        System.gc();
        System.out.println(in.get());
    }

    static void maps() {
        WeakHashMap<Object, String> map = new WeakHashMap<>();
        Object key = new Object();
        map.put(key, "kept");
        map.put(new Object(), "dropped");
        map.put("literal", "kept, too");
        System.gc();
        while (map.size() > 2) System.gc();
        System.out.println(map.size() + map.get(key) + map.get("literal"));
    }

    static void soft() {
        SoftReference<int[]> soft = new SoftReference<>(new int[10]);
        System.gc();
        System.out.println(soft.get() != null);
    }

    static void cleaned() throws InterruptedException {
        Cleaner cleaner = Cleaner.create();
        CountDownLatch done = new CountDownLatch(1);
        Object resource = new Object();
        Cleaner.Cleanable early = cleaner.register(new Object(), () -> System.out.println("cleaned by hand"));
        early.clean();
        early.clean();
        cleaner.register(resource, done::countDown);
        resource = null;
        System.gc();
        System.out.println(done.await(10, TimeUnit.SECONDS));
    }

    public static void main(String[] args) throws InterruptedException {
        weak();
        queued();
        chains();
        maps();
        soft();
        cleaned();
    }
}
