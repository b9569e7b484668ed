import java.util.ArrayList;
import java.util.List;

// A list is replaced by a new one from time to time, under a lock.
// run --race=hb: none
public class ReplacedLockGood {
    static List<Integer> list = new ArrayList<>();
    static final Object lock = new Object();

    static void clear() {
        synchronized (lock) {
            list = new ArrayList<>();
        }
    }

    static void add(int number) {
        synchronized (lock) {
            list.add(number);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(ReplacedLockGood::clear, () -> add(1));
    }
}
