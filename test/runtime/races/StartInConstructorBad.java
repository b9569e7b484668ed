// An object starts its own thread.
// bug: it does so in its constructor, before the field is set.
// run --race=hb: data-race Service.limit
public class StartInConstructorBad {
    static final class Service {
        private int limit;
        private final int[] seen = new int[1];
        private final Thread thread = Run.thread(() -> seen[0] = limit);

        Service(int limit) {
            thread.start();
            this.limit = limit;
        }

        void start() {
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Service service = new Service(5);
        service.start();
        service.thread.join();
    }
}
