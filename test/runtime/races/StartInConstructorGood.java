// An object starts its own thread.
// run --race=hb: none
public class StartInConstructorGood {
    static final class Service {
        private int limit;
        private final int[] seen = new int[1];
        private final Thread thread = Run.thread(() -> seen[0] = limit);

        Service(int limit) {
            this.limit = limit;
        }

        void start() {
            thread.start();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Service service = new Service(5);
        service.start();
        service.thread.join();
    }
}
