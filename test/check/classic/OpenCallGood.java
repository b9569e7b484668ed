// Taxis report to their dispatcher, the dispatcher asks its taxis where they are.
// verdict: clean
public class OpenCallGood {
    static final class Taxi {
        private final Dispatcher dispatcher;
        private int location;

        Taxi(Dispatcher dispatcher) {
            this.dispatcher = dispatcher;
        }

        synchronized int location() {
            return location;
        }

        void arrive(int place) {
            synchronized (this) {
                location = place;
            }
            dispatcher.free(this);
        }
    }

    static final class Dispatcher {
        private Taxi known, free;

        synchronized void add(Taxi taxi) {
            known = taxi;
        }

        synchronized void free(Taxi taxi) {
            free = taxi;
        }

        synchronized int survey() {
            return known.location();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Dispatcher dispatcher = new Dispatcher();
        Taxi taxi = new Taxi(dispatcher);
        dispatcher.add(taxi);
        Run.all(() -> taxi.arrive(3), () -> {
            int place = dispatcher.survey();
            assert place == 0 || place == 3;
        });
        assert dispatcher.free == taxi;
    }
}
