// Every thread has a counter of its own.
// run --race=hb: none
public class ThreadLocalCounterGood {
    static final class Counter {
        int value;
    }

    static final ThreadLocal<Counter> counters = ThreadLocal.withInitial(Counter::new);

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> counters.get().value++, () -> counters.get().value++);
    }
}
