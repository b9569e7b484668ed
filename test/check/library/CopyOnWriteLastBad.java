import java.util.concurrent.CopyOnWriteArrayList;

// One thread reads the last element of a list while another removes it.
// bug: the list may be shorter when the element is read than when its size was asked for.
// verdict: uncaught-exception
public class CopyOnWriteLastBad {
    static final CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();

    static void read() {
        String last = list.get(list.size() - 1);
        assert last != null;
    }

    public static void main(String[] args) throws InterruptedException {
        list.add("a");
        list.add("b");
        Run.all(CopyOnWriteLastBad::read, () -> list.remove("b"));
    }
}
