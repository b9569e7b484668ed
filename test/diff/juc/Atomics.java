// Aims at: AtomicInteger, Long, Boolean, Reference, arrays, field updaters, adders, stamped references.
import java.util.concurrent.atomic.*;

public class Atomics {
    volatile int field;
    volatile String text = "a";

    public static void main(String[] args) throws Exception {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.addAndGet(10) + " "
            + i.getAndAdd(-3) + " "
            + i.compareAndSet(14, 100) + i.compareAndSet(14, 1) + " " + i.updateAndGet(x -> x * 2) + " "
            + i.getAndUpdate(x -> x + 1) + " " + i.accumulateAndGet(7, Math::min) + " " + i.getAndSet(3) + i);
        AtomicLong l = new AtomicLong(1L << 40);
        AtomicBoolean z = new AtomicBoolean();
        AtomicReference<String> r = new AtomicReference<>("x");
        System.out.println(l.incrementAndGet() + " " + z.getAndSet(true) + z.compareAndSet(true, false) + " "
            + r.compareAndSet("x", "y") + r.updateAndGet(s -> s + "!") + r.getAndSet(null) + r.get());
        AtomicIntegerArray a = new AtomicIntegerArray(4);
        a.set(1, 5);
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(new String[] {"p", "q"});
        System.out.println(a.incrementAndGet(1) + " " + a + " " + ra.compareAndSet(0, "p", "z") + ra);
        Atomics o = new Atomics();
        AtomicIntegerFieldUpdater<Atomics> u = AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "field");
        AtomicReferenceFieldUpdater<Atomics, String> ur = AtomicReferenceFieldUpdater.newUpdater(Atomics.class,
            String.class,
            "text");
        System.out.println(u.addAndGet(o, 9) + " " + o.field + ur.getAndSet(o, "b") + o.text);
        AtomicStampedReference<String> st = new AtomicStampedReference<>("s", 1);
        System.out.println(st.compareAndSet("s", "t", 1, 2) + " " + st.compareAndSet("t", "u", 1, 2) + st.getStamp());
        LongAdder adder = new LongAdder();
        AtomicInteger total = new AtomicInteger();
        int[] hits = new int[1];
        AtomicBoolean once = new AtomicBoolean();
        Thread[] ts = new Thread[5];
        for (int k = 0; k < ts.length; k++) {
            ts[k] = new Thread(() -> {
                for (int j = 0; j < 100; j++) {
                    adder.increment();
                    total.incrementAndGet();
                    u.incrementAndGet(o);
                    a.getAndIncrement(j % 4);
                }
                if (once.compareAndSet(false, true)) hits[0]++;
            });
            ts[k].start();
        }
        for (Thread t : ts) t.join();
        System.out.println(adder.sum() + " " + total + " " + o.field + " " + a + " " + hits[0]);
    }
}
