import java.util.concurrent.CopyOnWriteArrayList;

// Two threads enter the same listener, which must be in the list once.
// verdict: clean
public class CopyOnWriteAbsentGood {
    static final CopyOnWriteArrayList<String> listeners = new CopyOnWriteArrayList<>();

    static void enter(String listener) {
        listeners.addIfAbsent(listener);
    }

    public static void main(String[] args) throws InterruptedException {
        Run.all(() -> enter("a"), () -> enter("a"));
        assert listeners.size() == 1 : listeners.size() + " entries";
    }
}
