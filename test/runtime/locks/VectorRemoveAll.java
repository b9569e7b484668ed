import java.util.List;
import java.util.Vector;

// Vector.removeAll holds its own lock while it asks the other vector.
// run --deadlock={tree,basic,guarded,segmented}: lock-order
// hunt --deadlock=segmented: lock-order confirmed
// java: may hang
public class VectorRemoveAll {
    public static void main(String[] args) throws InterruptedException {
        Vector<Integer> a = new Vector<>(List.of(1, 2)), b = new Vector<>(List.of(3, 4));
        Run.all(() -> a.removeAll(b), () -> b.removeAll(a));
    }
}
