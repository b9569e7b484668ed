import java.util.ArrayList;
import java.util.List;

// Two threads add to an ordinary list, each while it holds the list's monitor.
// run --race=both --jdk-fields: none
public class PlainListGood {
    public static void main(String[] args) throws InterruptedException {
        List<String> names = new ArrayList<>(10);
        Run.all(() -> add(names, "a"), () -> add(names, "b"));
    }

    static void add(List<String> names, String name) {
        synchronized (names) {
            names.add(name);
        }
    }
}
