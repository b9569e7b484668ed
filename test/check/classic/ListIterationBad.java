import java.util.ArrayList;
import java.util.List;

// One thread goes through a list, another adds to it.
// bug: the one who reads does not hold the lock, and its iterator sees the list change.
// verdict: uncaught-exception
public class ListIterationBad {
    static final List<Integer> list = new ArrayList<>(10);
    static int sum;

    static synchronized void add() {
        list.add(3);
    }

    static void read() {
        for (int value : list) {
            sum += value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        list.add(1);
        list.add(2);
        Run.all(ListIterationBad::add, ListIterationBad::read);
        assert sum == 3 || sum == 6;
    }
}
