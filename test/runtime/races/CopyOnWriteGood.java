import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

// Listeners in a list that copies itself when it changes.
// run --race=hb: none
public class CopyOnWriteGood {
    static final class Listener {
        int level;
    }

    static final List<Listener> listeners = new CopyOnWriteArrayList<>();

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
