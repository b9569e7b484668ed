import java.util.ArrayList;
import java.util.List;

// Listeners in a list that copies itself when it changes.
// bug: it is an ArrayList.
// run --race=hb: data-race Listener.level
public class CopyOnWriteBad {
    static final class Listener {
        int level;
    }

    static final List<Listener> listeners = new ArrayList<>();

    public static void main(String[] args) throws InterruptedException {
        int[] seen = new int[1];
        Run.all(() -> {
            Listener listener = new Listener();
            listener.level = 3;
            listeners.add(listener);
        }, () -> {
            for (Listener listener : listeners) {
                seen[0] += listener.level;
            }
        });
    }
}
