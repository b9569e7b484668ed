import java.util.concurrent.atomic.AtomicInteger;

// An element is published by lazySet, which is a release.
// bug: it is written after that.
// run --race=hb: data-race int[]
public class LazySetBad {
    static final int[] ring = new int[4];
    static final AtomicInteger tail = new AtomicInteger();

    static void offer(int element) {
        int place = tail.get();
        tail.lazySet(place + 1);
        ring[place] = element;
    }

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> offer(42), () -> {
            if (tail.get() > 0) {
                seen[0] = ring[0];
            }
        });
    }
}
