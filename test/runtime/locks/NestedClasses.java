// An inner object's method calls its outer object, and the other way round.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class NestedClasses {
    private int changes;
    private final View view = new View();

    final class View {
        private int shown;

        synchronized void refresh() {
            shown = changes();
        }

        synchronized void invalidate() {
            shown = -1;
        }
    }

    synchronized int changes() {
        return changes;
    }

    synchronized void change() {
        changes++;
        view.invalidate();
    }

    public static void main(String[] args) throws InterruptedException {
        NestedClasses model = new NestedClasses();
        Run.all(model::change, model.view::refresh);
    }
}
