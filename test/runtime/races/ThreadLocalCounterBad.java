// Every thread has a counter of its own.
// bug: the initial value is the same object for all.
// run --race=hb: data-race Counter.value
public class ThreadLocalCounterBad {
    static final class Counter {
        int value;
    }

    static final Counter first = new Counter();
    static final ThreadLocal<Counter> counters = ThreadLocal.withInitial(() -> first);

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> counters.get().value++, () -> counters.get().value++);
    }
}
