import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

// An array that is never changed: who adds an element replaces it by a longer copy.
// verdict: clean
public class CopyOnWriteGood {
    static final AtomicReference<int[]> elements = new AtomicReference<>(new int[0]);

    static void add(int value) {
        int[] old, copy;
        do {
            old = elements.get();
            copy = Arrays.copyOf(old, old.length + 1);
            copy[old.length] = value;
        } while (!elements.compareAndSet(old, copy));
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> add(1), () -> add(2));
        assert elements.get().length == 2 : "an element is lost";
    }
}
