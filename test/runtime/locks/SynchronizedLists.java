import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

// Synchronized lists are added to each other: each holds its lock while it copies the other one.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class SynchronizedLists {
    public static void main(String[] args) throws InterruptedException {
        List<Integer> a = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        List<Integer> b = Collections.synchronizedList(new ArrayList<>(List.of(2)));
        Run.all(() -> a.addAll(b), () -> b.addAll(a));
    }
}
