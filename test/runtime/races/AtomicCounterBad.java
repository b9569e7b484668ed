// An atomic counter.
// bug: it is a plain one.
// run --race=hb: data-race AtomicCounterBad.count
public class AtomicCounterBad {
    static int count;

    static void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(AtomicCounterBad::increment, AtomicCounterBad::increment);
    }
}
