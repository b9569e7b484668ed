import java.util.concurrent.CopyOnWriteArrayList;

// Two threads enter the same listener, which must be in the list once.
// bug: between the look and the entry the other may have entered it.
// verdict: assertion
public class CopyOnWriteAbsentBad {
    static final CopyOnWriteArrayList<String> listeners = new CopyOnWriteArrayList<>();

    static void enter(String listener) {
        if (!listeners.contains(listener)) {
            listeners.add(listener);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> enter("a"), () -> enter("a"));
        assert listeners.size() == 1 : listeners.size() + " entries";
    }
}
