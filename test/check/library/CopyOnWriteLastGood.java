import java.util.concurrent.CopyOnWriteArrayList;

// One thread reads the last element of a list while another removes it.
// verdict: clean
public class CopyOnWriteLastGood {
    static final CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();

    static void read() {
        String last = null;
        for (String element : list) {
            last = element;
        }
        assert last != null;
    }

    public static void main(String[] args) throws InterruptedException {
        list.add("a");
        list.add("b");
        Run.all(CopyOnWriteLastGood::read, () -> list.remove("b"));
    }
}
