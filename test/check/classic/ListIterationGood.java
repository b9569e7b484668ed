import java.util.ArrayList;
import java.util.List;

// One thread goes through a list, another adds to it.
// verdict: clean
public class ListIterationGood {
    static final List<Integer> list = new ArrayList<>(10);
    static int sum;

    static synchronized void add() {
        list.add(3);
    }

    static synchronized void read() {
        for (int value : list) {
            sum += value;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        list.add(1);
        list.add(2);
        Run.all(ListIterationGood::add, ListIterationGood::read);
        assert sum == 3 || sum == 6;
    }
}
