import java.util.List;
import java.util.Vector;

// Vector.addAll copies the other one before it takes its own lock.
// run --deadlock={tree,basic,guarded,segmented}: none
public class VectorAddAll {
    public static void main(String[] args) throws InterruptedException {
        Vector<Integer> a = new Vector<>(List.of(1, 2)), b = new Vector<>(List.of(3, 4));
        Run.all(() -> a.addAll(b), () -> b.addAll(a));
    }
}
