// Aims at: weak, soft and phantom references to strongly held objects, clear, queues, System.gc as a hint.
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.WeakHashMap;

public class References {
    public static void main(String[] args) {
        Object held = new Object();
        ReferenceQueue<Object> q = new ReferenceQueue<>();
        WeakReference<Object> w = new WeakReference<>(held, q);
        SoftReference<Object> s = new SoftReference<>(held);
        PhantomReference<Object> p = new PhantomReference<>(held, q);
        System.gc();
        System.out.println((w.get() == held) + " " + (s.get() == held) + " " + p.get() + " " + w.refersTo(held) + " "
            + (q.poll() == null));
        w.clear();
        System.out.println(w.get() + " " + w.refersTo(null) + " " + s.enqueue());
        Map<Object, String> m = new WeakHashMap<>();
        m.put(held, "value");
        m.put("literal", "other");
        System.gc();
        System.out.println(m.get(held) + " " + m.containsKey("literal") + " " + m.size());
        System.out.println(held != null);
    }
}
