import java.util.ArrayList;
import java.util.List;

// A subject calls its listeners with its lock held; a listener that closes takes its own lock first and then the
// subject's.
// run --deadlock={tree,basic,guarded,segmented}: 1 lock-order
// hunt --deadlock=segmented: 1 lock-order confirmed
// java: may hang
public class Listeners {
    interface Listener {
        void changed();
    }

    static final class Subject {
        private final List<Listener> listeners = new ArrayList<>();

        synchronized void add(Listener listener) {
            listeners.add(listener);
        }

        synchronized void remove(Listener listener) {
            listeners.remove(listener);
        }

        synchronized void change() {
            for (Listener listener : listeners) {
                listener.changed();
            }
        }
    }

    static final class Window implements Listener {
        private int changes;

        @Override
        public synchronized void changed() {
            changes++;
        }

        synchronized void close(Subject subject) {
            subject.remove(this);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Subject subject = new Subject();
        Window window = new Window();
        subject.add(window);
        Run.all(subject::change, () -> window.close(subject));
    }
}
