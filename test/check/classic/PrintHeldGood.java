// A meter prints what it counts; a reporter prints meters.
// verdict: clean
public class PrintHeldGood {
    static final class Meter {
        private int count;

        void tick() {
            int now;
            synchronized (this) {
                now = ++count;
            }
            System.out.println(now);
        }

        @Override
        public synchronized String toString() {
            return "count " + count;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Meter meter = new Meter();
        Run.all(meter::tick, () -> System.out.printf("%s%n", meter));
    }
}
