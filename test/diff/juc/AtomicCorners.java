// Aims at: atomic classes' every method, updaters and their refusals, stamped and markable references, adders,
// ThreadLocalRandom bounds.
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

public class AtomicCorners {
    volatile int count = 1;
    volatile long big = 2;
    volatile String text = "t";
    int plain;
    static volatile int shared;
    private volatile Integer boxed = 5;

    static class Other { private volatile int hidden; }

    static void attempt(String what, java.util.function.Supplier<Object> action) {
        try {
            System.out.println(what + ": " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e + (e.getCause() == null ? "" : " by " + e.getCause()));
        }
    }

    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger(Integer.MAX_VALUE);
        System.out.println(i.incrementAndGet() + " " + i.getAndDecrement() + " "
            + i.getAndAccumulate(3, (a, b) -> a / b) + " " + i.updateAndGet(n -> n % 10) + " "
            + i.compareAndExchange(7, 1) + i.weakCompareAndSetPlain(7, 2) + i.getPlain() + i.getAcquire()
            + i.getOpaque() + i.addAndGet(-5) + i.getAndSet(9) + i + i.doubleValue());
        AtomicLong l = new AtomicLong();
        l.lazySet(5);
        System.out.println(l.accumulateAndGet(7, Math::max) + " " + l.getAndUpdate(n -> -n) + l.intValue()
            + l.compareAndSet(-7, 1L << 40) + l.getAndAdd(1) + l.decrementAndGet());
        AtomicBoolean flag = new AtomicBoolean();
        System.out.println(flag.compareAndSet(false, true) + " " + flag.getAndSet(false)
            + flag.compareAndExchange(true, true) + flag + flag.weakCompareAndSetVolatile(false, true));
        AtomicReference<String> reference = new AtomicReference<>("a");
        System.out.println(reference.updateAndGet(s -> s + "b") + reference.getAndAccumulate("c", String::concat)
            + reference.compareAndSet(new String("abc"), "x") + reference.compareAndExchange("zzz", "y") + reference);
        AtomicIntegerArray ints = new AtomicIntegerArray(new int[] {1, 2, 3});
        System.out.println(ints.getAndIncrement(1) + ints.accumulateAndGet(2, 10, Integer::sum) + " " + ints
            + ints.length() + ints.compareAndExchange(0, 1, 50) + ints.get(0));
        attempt("bounds", () -> ints.get(3));
        AtomicReferenceArray<Object> objects = new AtomicReferenceArray<>(new String[] {"x", null});
        System.out.println(objects.getAndSet(0, 5) + " " + objects + objects.compareAndSet(1, null, "n"));
        AtomicCorners self = new AtomicCorners();
        AtomicIntegerFieldUpdater<AtomicCorners> counts = AtomicIntegerFieldUpdater.newUpdater(AtomicCorners.class,
            "count");
        AtomicLongFieldUpdater<AtomicCorners> bigs = AtomicLongFieldUpdater.newUpdater(AtomicCorners.class, "big");
        AtomicReferenceFieldUpdater<AtomicCorners,
            String> texts = AtomicReferenceFieldUpdater.newUpdater(AtomicCorners.class, String.class, "text");
        System.out.println(counts.getAndAdd(self, 5) + " " + counts.updateAndGet(self, n -> n * n)
            + bigs.accumulateAndGet(self, 3, (a, b) -> a << b) + texts.getAndUpdate(self, s -> s + s) + self.text
            + counts.compareAndSet(self, 36, 0));
        attempt("not volatile", () -> AtomicIntegerFieldUpdater.newUpdater(AtomicCorners.class, "plain"));
        attempt("static", () -> AtomicIntegerFieldUpdater.newUpdater(AtomicCorners.class, "shared").get(self));
        attempt("wrong type", () -> AtomicIntegerFieldUpdater.newUpdater(AtomicCorners.class, "big"));
        attempt("boxed", () -> AtomicIntegerFieldUpdater.newUpdater(AtomicCorners.class, "boxed"));
        attempt("missing", () -> AtomicLongFieldUpdater.newUpdater(AtomicCorners.class, "none"));
        attempt("wrong class", () -> AtomicReferenceFieldUpdater.newUpdater(AtomicCorners.class, Integer.class,
            "text"));
        attempt("nestmate", () -> AtomicIntegerFieldUpdater.newUpdater(Other.class, "hidden")
            .incrementAndGet(new Other()));
        attempt("raw", () -> ((AtomicIntegerFieldUpdater) (Object) counts).get("text"));
        attempt("null", () -> counts.get(null));
        attempt("cast", () -> { ((AtomicReferenceFieldUpdater) texts).set(self, 5); return ""; });
        AtomicStampedReference<String> stamped = new AtomicStampedReference<>("v", 1);
        int[] holder = new int[1];
        System.out.println(stamped.compareAndSet("v", "w", 0, 2) + " " + stamped.compareAndSet("v", "w", 1, 2)
            + stamped.get(holder) + holder[0] + stamped.attemptStamp("w", 7) + stamped.getStamp());
        AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("m", false);
        boolean[] mark = new boolean[1];
        System.out.println(marked.attemptMark("m", true) + " " + marked.get(mark) + mark[0]
            + marked.compareAndSet("m", "n", false, false) + marked.isMarked());
        LongAdder adder = new LongAdder();
        adder.add(5);
        adder.decrement();
        LongAccumulator max = new LongAccumulator(Math::max, Long.MIN_VALUE);
        max.accumulate(3);
        max.accumulate(-9);
        DoubleAdder doubles = new DoubleAdder();
        doubles.add(0.1);
        doubles.add(0.2);
        DoubleAccumulator product = new DoubleAccumulator((a, b) -> a * b, 1);
        product.accumulate(2.5);
        System.out.println(adder.sumThenReset() + " " + adder.sum() + max.getThenReset() + max.get() + " " + doubles
            + product.get() + product.intValue());
        attempt("bound", () -> ThreadLocalRandom.current().nextInt(0));
        attempt("seed", () -> { ThreadLocalRandom.current().setSeed(5); return ""; });
        attempt("range", () -> ThreadLocalRandom.current().nextInt(5, 6) + ThreadLocalRandom.current().nextLong(7, 8));
    }
}
