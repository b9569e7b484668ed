import java.util.ArrayList;
import java.util.List;

// A list is replaced by a new one from time to time, under a lock.
// bug: the list is its own lock.
// run --race=hb: data-race ReplacedLockBad.list
public class ReplacedLockBad {
    static List<Integer> list = new ArrayList<>();

    static void clear() {
        synchronized (list) {
            list = new ArrayList<>();
        }
    }

    static void add(int number) {
        synchronized (list) {
            list.add(number);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ReplacedLockBad::clear, () -> add(1));
    }
}
