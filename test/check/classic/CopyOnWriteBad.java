import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;

// An array that is never changed: who adds an element replaces it by a longer copy.
// bug: the copy is put in place without looking whether the array is still the one that was copied.
// verdict: assertion
public class CopyOnWriteBad {
    static final AtomicReference<int[]> elements = new AtomicReference<>(new int[0]);

    static void add(int value) {
        int[] old, copy;
        old = elements.get();
        copy = Arrays.copyOf(old, old.length + 1);
        copy[old.length] = value;
        elements.set(copy);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> add(1), () -> add(2));
        assert elements.get().length == 2 : "an element is lost";
    }
}
