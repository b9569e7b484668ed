import java.util.ArrayList;
import java.util.List;

// Four threads, each with two neighbouring locks of a list, in a circle.
// run --deadlock=tree: none
// run --deadlock={basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class LocksInList {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        List<Object> locks = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            locks.add(new Object());
        }
        Run.Body[] bodies = new Run.Body[4];
        for (int i = 0; i < 4; i++) {
            int left = i, right = (i + 1) % 4;
            bodies[i] = () -> both(locks.get(left), locks.get(right));
        }
        Run.all(bodies);
    }
}
